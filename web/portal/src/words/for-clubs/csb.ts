import type { ForClubsWords } from './words.js'

export const csb: ForClubsWords = {
  lead: 'Stolëk, turniére abò ranking na starnie twòjégò klubù. Wëbierzë, òbezdrzë, skòpérëjë dwie régi i wlepi. Nick ni mùszi instalowac ani płacëc.',
}
