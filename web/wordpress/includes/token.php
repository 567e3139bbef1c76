<?php
/** Tells the elements of a page who is signed in here, by a token that the server accepts once, within two minutes. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

function stolik_base64url( $bytes ) {
	return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
}

/** @return array<string, string>|null the header and a function that signs; null if the site has no key. */
function stolik_signer() {
	if ( defined( 'STOLIK_HS256' ) ) {
		return array(
			'HS256',
			static function ( $text ) {
				return hash_hmac( 'sha256', $text, STOLIK_HS256, true );
			},
		);
	}
	$key = stolik_private_key();
	return null === $key ? null : array(
		'EdDSA',
		static function ( $text ) use ( $key ) {
			return sodium_crypto_sign_detached( $text, $key );
		},
	);
}

/** Returns a name that the server accepts: 32 characters at most. */
function stolik_name_of( $user ) {
	$name = trim( (string) $user->display_name );
	// Counts characters, not bytes, even in PHP without mbstring: half a character cannot be signed.
	return 1 === preg_match( '/^.{0,32}/us', $name, $found ) ? $found[0] : '';
}

/** @return string|null a JWT for a member; null if none can be signed. */
function stolik_token( $user, $now ) {
	$signer = stolik_signer();
	$club   = stolik_option( 'club' );
	if ( null === $signer || '' === $club ) {
		return null;
	}
	list( $algorithm, $sign ) = $signer;
	$claims                   = array(
		'iss'  => $club,
		'aud'  => stolik_option( 'audience' ),
		'sub'  => 'wp-' . $user->ID,
		'name' => stolik_name_of( $user ),
		'iat'  => $now,
		'exp'  => $now + 120,
		'jti'  => bin2hex( random_bytes( 16 ) ),
	);
	/** Roles that the club gives a member: `REFEREE`, `ORGANISER`, as far as the server allows it. */
	$roles = array_values( (array) apply_filters( 'stolik_roles', array(), $user ) );
	if ( array() !== $roles ) {
		$claims['roles'] = $roles;
	}
	$text = stolik_base64url( (string) wp_json_encode( array( 'alg' => $algorithm, 'typ' => 'JWT' ) ) ) . '.' .
		stolik_base64url( (string) wp_json_encode( $claims ) );
	return "$text." . stolik_base64url( $sign( $text ) );
}

/**
 * Returns the address where elements fetch a token. It includes WordPress's nonce: without a valid one, the request counts as
 * signed out. So no other site can make a member's browser fetch a token.
 */
function stolik_token_url() {
	if ( '' === stolik_option( 'club' ) || null === stolik_signer() ) {
		return '';
	}
	$url = rest_url( 'stolik/v1/token' );
	return is_user_logged_in() ? add_query_arg( '_wpnonce', wp_create_nonce( 'wp_rest' ), $url ) : $url;
}

function stolik_answer_token() {
	$user = wp_get_current_user();
	/** Filters whether this member may play under their name. */
	$may      = $user->exists() && apply_filters( 'stolik_may_play', true, $user );
	$token    = $may ? stolik_token( $user, time() ) : null;
	$response = null === $token ? new WP_REST_Response( null, 204 ) : new WP_REST_Response( array( 'token' => $token ) );
	$response->header( 'Cache-Control', 'no-store, private' );
	return $response;
}

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'stolik/v1',
			'/token',
			array(
				'methods'             => 'GET',
				'callback'            => 'stolik_answer_token',
				// Everybody may ask, but only a signed-in member gets a token.
				'permission_callback' => '__return_true',
			)
		);
	}
);
