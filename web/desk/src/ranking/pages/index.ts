/** The pages of one ranking on a site that shows tables too; the list of them all is fetched alone. */
import '@stolik/elements/ranking/of-site'
import './club.js'
import './person.js'
