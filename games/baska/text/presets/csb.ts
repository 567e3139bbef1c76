import type { Catalogue } from '@stolik/core'

/** Presets that an organiser or an association begins with. */
export const presets: Catalogue = {
  'format.cup-60': 'Pùchar: 3 róndë pò 60 rozdaniów',
  'format.league-40': 'Liga: 4 róndë pò 40 rozdaniów',
  'format.league-32': 'Liga: 5 róndów pò 32 rozdania',
  'format.kop-32': 'Kop: 5 róndów pò 32 rozdania, 4-3-2-1',
  'format.small-40': 'Môłé pąktë: 2 róndë pò 40 rozdaniów',
  'format.evening-20': 'Klubòwi wieczór: 20 rozdaniów',
  'ranking.league': 'Liga PSB: 5-3-1-0, sztërë nôlepszé turniére, môłé pąktë, z licencją',
  'ranking.evenings': 'Klubòwé wieczorë: môłé pąktë',
  'ranking.rating': 'Ranking mòcë (Glicko-2)',
}
