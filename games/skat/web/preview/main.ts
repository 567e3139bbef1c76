import { previewTable } from '@stolik/kit/testing/preview'
import { skat } from '../../src/index.js'
import '../skat-table.js'

previewTable(skat, 'pzskat', 'skat-table')
