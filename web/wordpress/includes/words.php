<?php
/** What the plugin says, in the languages of Stolik: one array a language, chosen by the reader's language in WordPress. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** @return array<string, string> what each language calls itself, in the order in which they are offered: another one is a line here and its file. */
function stolik_languages() {
	return array(
		'pl'  => 'Polski',
		'csb' => 'Kaszëbsczi (beta)',
		'szl' => 'Ślōnski (beta)',
		'de'  => 'Deutsch',
		'en'  => 'English',
		'fr'  => 'Français',
	);
}

/** @return string the one of ours for a locale of WordPress's, such as `pl_PL`; English for those that we do not speak. */
function stolik_language( $locale ) {
	$language = strtolower( (string) strtok( str_replace( '-', '_', $locale ), '_' ) );
	return isset( stolik_languages()[ $language ] ) ? $language : 'en';
}

/** @return array<string, string> all that is said in a language. */
function stolik_words( $language ) {
	static $known = array();
	if ( ! isset( $known[ $language ] ) ) {
		$known[ $language ] = require dirname( __DIR__ ) . "/words/$language.php";
	}
	return $known[ $language ];
}

/** Says a code to whoever looks at the page. What comes back is not escaped. */
function stolik_say( $code, $language = null ) {
	$words = stolik_words( null === $language ? stolik_language( get_user_locale() ) : $language );
	return isset( $words[ $code ] ) ? $words[ $code ] : $code;
}
