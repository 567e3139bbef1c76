<?php
/**
 * The settings page: the server's address, the look and language of the elements, the version, and the lines for the server's
 * operator.
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_action(
	'admin_init',
	static function () {
		register_setting( 'stolik', 'stolik', array( 'sanitize_callback' => 'stolik_take_settings' ) );
	}
);
add_action(
	'admin_menu',
	static function () {
		add_options_page( 'Stolik', 'Stolik', 'manage_options', 'stolik', 'stolik_settings_page' );
	}
);

/** Returns the sent settings limited to valid values, with the current version if that was requested. */
function stolik_take_settings( $sent ) {
	$kept = stolik_sanitize( $sent );
	if ( '' === $kept['server'] && is_array( $sent ) && '' !== trim( (string) ( $sent['server'] ?? '' ) ) ) {
		add_settings_error( 'stolik', 'server', stolik_say( 'settings.badServer' ) );
	}
	if ( ! is_array( $sent ) || 'pinned' !== ( $sent['version'] ?? '' ) ) {
		$kept['file']      = '';
		$kept['integrity'] = '';
	} elseif ( '' === $kept['file'] || ! empty( $sent['again'] ) ) {
		$told = stolik_version_of( $kept['server'] );
		if ( null === $told ) {
			add_settings_error( 'stolik', 'version', stolik_say( 'settings.noVersion' ) );
		} else {
			$kept = $told + $kept;
		}
	}
	stolik_draw_key();
	return $kept;
}

/** @return array{file: string, integrity: string}|null the server's current version; null if it does not answer. */
function stolik_version_of( $server ) {
	$answer = '' === $server ? null : wp_remote_get( "$server/embed/integrity.json", array( 'timeout' => 10 ) );
	$told   = null === $answer || is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
	if ( ! is_array( $told ) ) {
		return null;
	}
	$kept = stolik_sanitize( $told );
	return '' === $kept['file'] ? null : array( 'file' => $kept['file'], 'integrity' => $kept['integrity'] );
}

function stolik_row( $name, $field, $help = '' ) {
	printf(
		'<tr><th scope="row"><label for="stolik-%1$s">%2$s</label></th><td>%3$s%4$s</td></tr>',
		esc_attr( $name ),
		esc_html( stolik_say( "settings.$name" ) ),
		$field, // phpcs:ignore WordPress.Security.EscapeOutput -- made by the two functions below, which escape
		'' === $help ? '' : '<p class="description">' . esc_html( stolik_say( $help ) ) . '</p>'
	);
}

function stolik_input( $name, $type = 'text', $class = 'regular-text', $size = 0 ) {
	return sprintf(
		'<input type="%s" class="%s" id="stolik-%s" name="stolik[%s]" value="%s"%s>',
		esc_attr( $type ),
		esc_attr( $class ),
		esc_attr( $name ),
		esc_attr( $name ),
		esc_attr( stolik_option( $name ) ),
		0 === $size ? '' : sprintf( ' size="%d" maxlength="7"', $size )
	);
}

/** @param array<string, string> $options labels by value. */
function stolik_select( $name, $options, $chosen ) {
	$html = '';
	foreach ( $options as $value => $words ) {
		$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $value ), selected( $chosen, $value, false ), esc_html( $words ) );
	}
	return sprintf( '<select id="stolik-%1$s" name="stolik[%1$s]">%2$s</select>', esc_attr( $name ), $html );
}

function stolik_settings_page() {
	$languages = array( '' => stolik_say( 'editor.asPage' ) ) + stolik_languages();
	$themes = array( '' => stolik_say( 'theme.auto' ), 'light' => stolik_say( 'theme.light' ), 'dark' => stolik_say( 'theme.dark' ) );
	$file   = stolik_option( 'file' );
	echo '<div class="wrap"><h1>Stolik</h1><form method="post" action="options.php">';
	settings_fields( 'stolik' );
	echo '<table class="form-table" role="presentation">';
	stolik_row( 'server', stolik_input( 'server', 'url' ), 'settings.serverHelp' );
	stolik_row( 'lang', stolik_select( 'lang', $languages, stolik_option( 'lang' ) ) );
	stolik_row( 'theme', stolik_select( 'theme', $themes, stolik_option( 'theme' ) ) );
	foreach ( stolik_colours() as $token ) {
		$key = stolik_colour_key( $token );
		stolik_row( $key, stolik_input( $key, 'text', 'code', 9 ), 'granat' === $token ? 'settings.colourHelp' : '' );
	}
	stolik_row( 'tables', stolik_input( 'tables' ), 'settings.tablesHelp' );
	$versions = array( 'newest' => stolik_say( 'settings.newest' ), 'pinned' => stolik_say( 'settings.pinned' ) . ( '' === $file ? '' : " ($file)" ) );
	$kept     = sprintf( '<input type="hidden" name="stolik[file]" value="%s"><input type="hidden" name="stolik[integrity]" value="%s">', esc_attr( $file ), esc_attr( stolik_option( 'integrity' ) ) );
	$again    = '' === $file ? '' : '<p><label><input type="checkbox" name="stolik[again]" value="1"> ' . esc_html( stolik_say( 'settings.again' ) ) . '</label></p>';
	stolik_row( 'version', stolik_select( 'version', $versions, '' === $file ? 'newest' : 'pinned' ) . $kept . $again, 'settings.versionHelp' );
	stolik_row( 'club', stolik_input( 'club' ), 'settings.clubHelp' );
	stolik_row( 'audience', stolik_input( 'audience' ), 'settings.audienceHelp' );
	echo '</table>';
	if ( '' !== stolik_option( 'club' ) ) {
		printf(
			'<h2><label for="stolik-lines">%s</label></h2><p>%s</p><p><textarea id="stolik-lines" class="large-text code" rows="8" readonly>%s</textarea></p>',
			esc_html( stolik_say( 'settings.lines' ) ),
			esc_html( stolik_say( 'settings.linesHelp' ) ),
			esc_textarea( stolik_club_lines() )
		);
	}
	submit_button();
	echo '</form></div>';
}
