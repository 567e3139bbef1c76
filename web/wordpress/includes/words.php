<?php
/** The plugin's texts in the languages of Stolik: one array per language, chosen by the reader's language in WordPress. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * @return array<string, string> the languages' own names, in the order of the choice. A new language needs a line here and its
 * file.
 */
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

/** @return string our language for a WordPress locale such as `pl_PL`; English for all others. */
function stolik_language( $locale ) {
	$language = strtolower( (string) strtok( str_replace( '-', '_', $locale ), '_' ) );
	return isset( stolik_languages()[ $language ] ) ? $language : 'en';
}

/** @return array<string, string> all texts of a language. */
function stolik_words( $language ) {
	static $known = array();
	if ( ! isset( $known[ $language ] ) ) {
		$known[ $language ] = require dirname( __DIR__ ) . "/words/$language.php";
	}
	return $known[ $language ];
}

/** Translates a code for the current reader. The result is not escaped. */
function stolik_say( $code, $language = null ) {
	$words = stolik_words( null === $language ? stolik_language( get_user_locale() ) : $language );
	return isset( $words[ $code ] ) ? $words[ $code ] : $code;
}
