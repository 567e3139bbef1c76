<?php
/**
 * The key that signs the tokens of the club's members. In order: a shared secret in wp-config.php (`STOLIK_HS256`), a private
 * key in it (`STOLIK_ED25519`, 64 bytes in base64), or a pair that the site generates. No private key is ever shown.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** @return string|null 64 bytes in sodium's format; null if there is no such key. */
function stolik_private_key() {
	if ( defined( 'STOLIK_HS256' ) ) {
		return null;
	}
	$text = defined( 'STOLIK_ED25519' ) ? STOLIK_ED25519 : get_option( 'stolik_key', '' );
	$key  = base64_decode( (string) $text, true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	return is_string( $key ) && SODIUM_CRYPTO_SIGN_SECRETKEYBYTES === strlen( $key ) ? $key : null;
}

/** Generates a key pair, unless there is a key. WordPress includes sodium for PHP builds without it. */
function stolik_draw_key() {
	if ( ! defined( 'STOLIK_HS256' ) && null === stolik_private_key() ) {
		$pair = sodium_crypto_sign_keypair();
		update_option( 'stolik_key', base64_encode( sodium_crypto_sign_secretkey( $pair ) ), false ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	}
}
register_activation_hook( STOLIK_FILE, 'stolik_draw_key' );

/**
 * @return string the public key in the format of the server's list of clubs: SPKI (RFC 8410) in base64; '' if there is none.
 */
function stolik_public_key() {
	$key = stolik_private_key();
	if ( null === $key ) {
		return '';
	}
	$head = hex2bin( '302a300506032b6570032100' );
	return base64_encode( $head . sodium_crypto_sign_publickey_from_secretkey( $key ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
}

/** Returns the lines that the operator of the server adds to their list of clubs. */
function stolik_club_lines() {
	$parts  = wp_parse_url( home_url() );
	$origin = $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	$key    = defined( 'STOLIK_HS256' ) ? array( 'hs256' => strtoupper( str_replace( '-', '_', stolik_option( 'club' ) ) ) . '_KEY' ) : array( 'ed25519' => stolik_public_key() );
	$club   = array( 'id' => stolik_option( 'club' ) ) + $key + array( 'origins' => array( $origin ) );
	return (string) wp_json_encode( $club, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES );
}
