<?php
/** A block for each element. The server renders it; the editor previews the element alone in a frame. */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

function stolik_register_blocks() {
	wp_register_script(
		'stolik-editor',
		plugins_url( 'assets/editor.js', STOLIK_FILE ),
		array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components' ),
		'1.2.0',
		true
	);
	foreach ( stolik_elements() as $name => $element ) {
		$attributes = array();
		foreach ( array_merge( $element['attributes'], array( 'lang', 'theme' ) ) as $attribute ) {
			$attributes[ $attribute ] = array( 'type' => 'string', 'default' => '' );
		}
		if ( 'table' === $name ) {
			$attributes['open'] = array( 'type' => 'boolean', 'default' => false );
		}
		register_block_type(
			"stolik/$name",
			array(
				'api_version'     => 2,
				'title'           => stolik_say( "element.$name" ),
				'description'     => stolik_say( "about.$name" ),
				'category'        => 'embed',
				'icon'            => $element['icon'],
				'keywords'        => array( 'stolik' ),
				'attributes'      => $attributes,
				'supports'        => array( 'html' => false, 'align' => array( 'wide', 'full' ) ),
				'editor_script'   => 'stolik-editor',
				'render_callback' => static function ( $given ) use ( $name ) {
					$html = stolik_element( $name, $given );
					return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
				},
			)
		);
	}
}
add_action( 'init', 'stolik_register_blocks' );

/** Passes the editor's script the data it needs. */
function stolik_editor_data() {
	$data = array(
		'server'    => stolik_option( 'server' ),
		'club'      => stolik_option( 'club' ),
		'look'      => array( 'lang' => stolik_option( 'lang' ), 'theme' => stolik_option( 'theme' ) ),
		'settings'  => current_user_can( 'manage_options' ) ? admin_url( 'options-general.php?page=stolik' ) : '',
		'words'     => stolik_words( stolik_language( get_user_locale() ) ),
		'languages' => stolik_languages(),
		'elements'  => stolik_elements(),
	);
	wp_add_inline_script( 'stolik-editor', 'window.stolikEditor = ' . wp_json_encode( $data ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'stolik_editor_data' );
