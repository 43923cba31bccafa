import { setAgency } from './agency.ts'

/** The agency of which mails and printed pages speak in stories. */
export function showSampleAgency(): void {
  setAgency({
    en: {
      name: 'Meghbridge Overseas',
      isNamed: true,
      licences: [{ number: 'RL NO 088' }],
      phones: [{ number: '+880 1700 000088' }],
      emails: [{ email: 'office@agency.example' }],
      addresses: [{ lines: ['27 Kazi Nazrul Islam Avenue', 'Dhaka 1215, Bangladesh'] }],
      networks: [],
      figures: [],
      languages: ['en', 'bn'],
    },
  })
}
