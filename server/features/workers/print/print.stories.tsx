import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { documentBlocks, everythingBlocks } from '#server/features/workers/print/everything-page.ts'
import { clearanceList, flightManifest, passportList } from '#server/features/workers/print/lists.ts'
import type { Person } from '#server/features/workers/print/person.ts'
import { referral } from '#server/features/workers/print/referral.ts'
import type { Part } from '#server/print/document.ts'
import { toPrintPage } from '#server/print/page.ts'
import { showSampleAgency } from '#i18n/agency-story.tsx'
import style from '../../../../app/public/print.css?raw'

showSampleAgency()

const at = new Date('2026-10-01T05:00:00Z')
const worker: Person['worker'] = {
  id: 'worker',
  reference: 'WRK-7QK2MP',
  name: 'Rafiqul Islam',
  nameBn: 'রফিকুল ইসলাম',
  nameKey: '',
  keyedAs: 0,
  nameSounds: '',
  fatherName: 'Nurul Islam',
  motherName: 'Amena Khatun',
  bornOn: '1992-04-12',
  sex: 'male',
  phone: '8801712345678',
  district: 'cumilla',
  village: 'Uttar Para',
  postOffice: 'Chandina Bazar',
  upazila: 'Chandina',
  trade: 'mason',
  experience: 'Five years in Dhaka',
  languages: 'A little Arabic',
  numbers: '',
  passportHash: null,
  nidHash: null,
  passportPlace: 'DIP/Dhaka',
  passportIssuedOn: '2024-02-11',
  passportExpiresOn: '2034-02-10',
  registrationNo: 'BM-2026-118',
  smartCardNo: '',
  kinName: 'Rahela Begum',
  kinRelation: 'Wife',
  kinPhone: '8801812345678',
  bank: 'Islami Bank, Cumilla',
  note: '',
  state: 'active',
  mergedIntoId: null,
  putIntoId: null,
  given: '',
  expiresOn: '',
  shortFor: null,
  version: 1,
  createdAt: at,
  changedAt: at,
  eraseAt: null,
}
const document = {
  id: 'document',
  workerId: 'worker',
  homeId: null,
  applicationId: null,
  kind: 'visa',
  number: '',
  issuedOn: '',
  expiresOn: '',
  heldOn: '',
  place: '',
  person: '',
  outcome: '',
  note: '',
  sentHash: null,
  byId: null,
  by: 'Salma Begum',
  createdAt: at,
  checkedBy: '',
  checkedOn: '',
  fileKind: null,
  bytes: null,
  storedName: null,
  version: 1,
}
const rafiqul: Person = {
  worker,
  application: undefined,
  vacancy: { trade: 'mason', country: 'SA', wage: 1500, currency: 'SAR', period: 'month' },
  unfit: [],
  documents: {
    medical: { ...document, kind: 'medical', place: 'Green Crescent, Dhaka' },
    visa: { ...document, number: '6001234567', person: 'Al Manar Contracting' },
    ticket: {
      ...document,
      kind: 'ticket',
      number: 'Q7XKLM',
      place: 'SV 807',
      heldOn: '2026-12-03',
      person: 'Salma Begum',
    },
  },
  passport: 'A01234567',
}
const others = ['Mohammad Rahman Chowdhury', 'জসিম উদ্দিন', 'Shahida Akter'].map((name): Person => ({
  ...rafiqul,
  worker: { ...worker, name, nameBn: '' },
  documents: {},
  passport: '',
}))
const people = [rafiqul, ...others]

type Args = { parts: Part[]; isWide?: boolean }

/** A document as its page to print shows it. */
function Printed({ parts, isWide = false }: Args) {
  const title = parts[0]!.title
  const page = String(
    toPrintPage({ title, mark: 'Meghbridge Overseas · RL NO 088', parts, isWide }, { href: '#', label: 'Word' }),
  )
  // a frame of no origin may load no face
  const html = page.replace(/(?:<link rel="stylesheet"[^>]*>\s*)+/, `<style>${style}</style>`)
  return <iframe title={title} srcDoc={html} sandbox="" className="h-240 w-full rounded-md border border-line" />
}

const meta = {
  title: 'Patterns/Printed documents',
  component: Printed,
  parameters: {
    languages: ['en', 'bn'],
    docs: {
      codePanel: false,
      description: {
        component:
          'What is printed of files of workers, by the same writers and for the same page as in the product; Word gets the same blocks. An empty line or cell is filled in by hand.',
      },
    },
  },
} satisfies Meta<typeof Printed>
export default meta
type Story = StoryObj<typeof meta>

const reads: Story['play'] = async ({ canvas, args }) => {
  await expect(canvas.getByTitle(args.parts[0]!.title)).toHaveAttribute('srcdoc', expect.stringContaining('Rafiqul'))
  await expect(JSON.stringify(args.parts)).not.toMatch(/undefined|\[object/)
}

/** Labels and facts stand on two edges, and lines left empty have room for a pen. */
export const MedicalReferral: Story = { args: { parts: referral(rafiqul) }, play: reads }
/** Ten columns fit the wide sheet: words break inside of their cells, and empty ones keep their room. */
export const ClearanceList: Story = { args: { parts: clearanceList(people), isWide: true }, play: reads }
/** Each flight is a table below its heading, and those without a flight come last. */
export const FlightManifest: Story = { args: { parts: flightManifest(people), isWide: true }, play: reads }
/** Rows are high enough to sign, and names in Bangla do not make theirs look different. */
export const PassportList: Story = { args: { parts: passportList(people), isWide: true }, play: reads }
/** Chapters are told apart by their headings, and long numbers stay on one line. */
export const Everything: Story = {
  args: {
    parts: [
      {
        language: 'en',
        title: 'Everything we keep about this person',
        lead: 'Made on 26 November 2026 for Rafiqul Islam, who alone gets it.',
        blocks: everythingBlocks(
          {
            person: worker,
            numbers: { passport: 'A01234567', nid: '19921234567890123', account: '' },
            nextOfKin: { name: 'Rahela Begum', relation: 'Wife', phone: '8801812345678' },
            mergedFiles: [],
            log: [
              {
                at: new Date('2026-11-20T05:00:00Z'),
                action: 'worker-looked',
                label: 'looked at sealed numbers',
                record: 'WRK-7K2MNQ',
                detail: '',
                by: 'Salma Begum',
              },
            ],
            kept: {
              months: 60,
              until: new Date('2031-10-01T05:00:00Z'),
              toBeErasedAt: null,
              by: [{ kind: 'workerMonths', label: 'Files of workers', months: 60 }],
            },
            readers: {
              file: ['owner', 'admin', 'staff', 'caseworker'],
              numbers: ['owner', 'admin', 'caseworker'],
              applications: ['owner', 'admin', 'staff', 'caseworker'],
            },
          },
          documentBlocks({
            WorkerDocument: [{ ...rafiqul.documents.visa!, storedName: 'x', fileKind: 'pdf', bytes: 240_000 }],
            WorkerPaper: [],
            Application: [],
          }),
        ),
      },
    ],
  },
  play: reads,
}
