<?php
/** The settings of the site, limited to valid values. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The colours that a site may set, each a token of the elements. */
function stolik_colours() {
	return array( 'granat', 'chaber', 'felt', 'slonce' );
}

/** @return array<string, string> */
function stolik_defaults() {
	$colours = array_fill_keys( array_map( 'stolik_colour_key', stolik_colours() ), '' );
	return array(
		'server'    => '',
		'club'      => '',
		'audience'  => 'stolik',
		'lang'      => '',
		'theme'     => '',
		'tables'    => '',
		// Empty: always the newest.
		'file'      => '',
		'integrity' => '',
	) + $colours;
}

function stolik_colour_key( $token ) {
	return "colour_$token";
}

function stolik_option( $name ) {
	$options = get_option( 'stolik', array() );
	$all     = ( is_array( $options ) ? $options : array() ) + stolik_defaults();
	return (string) $all[ $name ];
}

/** @return string the base address of the server if it is valid, else ''. */
function stolik_server_of( $text ) {
	$url   = rtrim( trim( (string) $text ), '/' );
	$parts = wp_parse_url( $url );
	$odd   = ! is_array( $parts ) || empty( $parts['host'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) || isset( $parts['user'] );
	if ( $odd || ! in_array( $parts['scheme'] ?? '', array( 'https', 'http' ), true ) ) {
		return '';
	}
	return esc_url_raw( $url );
}

/** Cleans the form's input; invalid values count as not given. @return array<string, string> */
function stolik_sanitize( $sent ) {
	$sent = is_array( $sent ) ? array_map( 'strval', array_filter( $sent, 'is_scalar' ) ) : array();
	$of   = static function ( $name ) use ( $sent ) {
		return trim( $sent[ $name ] ?? '' );
	};
	$kept              = stolik_defaults();
	$kept['server']    = stolik_server_of( $of( 'server' ) );
	$kept['club']      = preg_match( '/^[a-z0-9-]{1,40}$/', $of( 'club' ) ) ? $of( 'club' ) : '';
	$kept['audience']  = '' === $of( 'audience' ) ? 'stolik' : sanitize_text_field( $of( 'audience' ) );
	$kept['lang']      = isset( stolik_languages()[ $of( 'lang' ) ] ) ? $of( 'lang' ) : '';
	$kept['theme']     = in_array( $of( 'theme' ), array( 'light', 'dark' ), true ) ? $of( 'theme' ) : '';
	$kept['tables']    = false === strpos( $of( 'tables' ), '{id}' ) ? '' : str_replace( array( '%7Bid%7D', '{id}' ), '{id}', sanitize_text_field( $of( 'tables' ) ) );
	$kept['file']      = preg_match( '#^\d[\w.-]*/stolik\.js$#', $of( 'file' ) ) ? $of( 'file' ) : '';
	$kept['integrity'] = preg_match( '#^sha384-[A-Za-z0-9+/]{64}$#', $of( 'integrity' ) ) ? $of( 'integrity' ) : '';
	if ( '' === $kept['file'] || '' === $kept['integrity'] ) {
		$kept['file']      = '';
		$kept['integrity'] = '';
	}
	foreach ( stolik_colours() as $token ) {
		$key          = stolik_colour_key( $token );
		$kept[ $key ] = (string) sanitize_hex_color( $of( $key ) );
	}
	return $kept;
}
