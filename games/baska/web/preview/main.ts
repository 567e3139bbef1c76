import { previewTable } from '@stolik/kit/testing/preview'
import { baska } from '../../src/index.js'
import '../baska-table.js'

previewTable(baska, 'lebork', 'baska-table')
