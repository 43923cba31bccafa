import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'
import { config } from '#server/config/config.ts'
import { contentFeatures, type FirstStep, registeredFeatures } from '#server/registration/define-feature.ts'
import { leftOutBy, partsOf, PRESETS } from '#server/registration/define-part.shared.ts'
import { read } from '#server/db/client.ts'
import { presetLabels } from '#server/features/settings/schema.ts'

const step = (
  name: string,
  place: number,
  to: string,
  words: Pick<FirstStep, 'hash' | 'title' | 'text' | 'look'>,
): FirstStep => ({ step: name, place, to: `/admin/settings/${to}`, right: 'settings', ...words })

/** What visitors look for first: whose site it is, its licence, its look, and how to reach the office. */
export const settingsSteps: readonly FirstStep[] = [
  {
    ...step('parts', 10, 'parts', {
      title: m.first_parts,
      text: m.first_parts_text,
      look: async () => ({ isDone: await isChosen(), visitors: partsSeen() }),
    }),
    isOptional: true, // who leaves it has all parts
  },
  step('identity', 20, 'identity', {
    title: m.first_identity,
    text: m.first_identity_text,
    look: async () => {
      const { isNamed = false, name } = agency()
      return { isDone: isNamed, visitors: isNamed ? m.first_identity_seen({ name }) : m.first_identity_unseen() }
    },
  }),
  step('licence', 30, 'licence', {
    title: m.first_licence,
    text: m.first_licence_text,
    look: async () => {
      const [licence] = agency().licences
      return {
        isDone: licence !== undefined,
        visitors: licence ? m.first_licence_seen({ number: licence.number }) : m.first_licence_unseen(),
      }
    },
  }),
  step('look', 40, 'identity', {
    hash: 'mark',
    title: m.first_look,
    text: m.first_look_text,
    look: async () => {
      const { mark, colour } = agency()
      const seen = mark ? (colour ? m.first_look_seen() : m.first_look_mark()) : m.first_look_colour()
      return { isDone: Boolean(mark || colour), visitors: mark || colour ? seen : m.first_look_unseen() }
    },
  }),
  step('phone', 50, 'contact', {
    hash: 'phones',
    title: m.first_phone,
    text: m.first_phone_text,
    look: async () => {
      const [phone] = agency().phones
      return {
        isDone: phone !== undefined,
        visitors: phone ? m.first_phone_seen({ number: phone.number }) : m.first_phone_unseen(),
      }
    },
  }),
  step('office', 60, 'contact', {
    hash: 'addresses',
    title: m.first_office,
    text: m.first_office_text,
    look: async () => {
      const { addresses } = agency()
      const isDone = addresses.some(({ latitude }) => latitude !== undefined)
      const unseen = addresses.length > 0 ? m.first_office_unplaced() : m.first_office_unseen()
      return { isDone, visitors: isDone ? m.first_office_seen() : unseen }
    },
  }),
]

/** Whether somebody has said which parts are used: an owner, or who installed the product. */
async function isChosen() {
  if (config.PARTS !== PRESETS.at(-1)) return true
  const { content } = contentFeatures().find(({ name }) => name === 'settings-parts')!
  return (await content.readLive(read)).length > 0
}

function partsSeen() {
  const { off = [] } = agency()
  const parts = partsOf(registeredFeatures())
  const preset = PRESETS.find(each => leftOutBy(parts, each).toSorted().join() === off.toSorted().join())
  return preset ? m.first_parts_seen({ preset: presetLabels[preset]() }) : m.first_parts_own()
}
