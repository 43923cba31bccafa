import type { Outputs } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { can, type Right } from '#server/permissions.ts'

type Step = keyof Outputs['dashboard']['firstSteps']

const steps: { step: Step; to: string; title: () => string; text: () => string; right: Right }[] = [
  {
    step: 'identity',
    to: '/admin/settings/identity',
    title: m.first_identity,
    text: m.first_identity_text,
    right: 'settings',
  },
  {
    step: 'licence',
    to: '/admin/settings/licence',
    title: m.first_licence,
    text: m.first_licence_text,
    right: 'settings',
  },
  { step: 'phone', to: '/admin/settings/contact', title: m.first_phone, text: m.first_phone_text, right: 'settings' },
  {
    step: 'country',
    to: '/admin/add-new-client',
    title: m.first_country,
    text: m.first_country_text,
    right: 'content',
  },
  { step: 'slide', to: '/admin/slides', title: m.first_slide, text: m.first_slide_text, right: 'content' },
  { step: 'colleague', to: '/admin/staff', title: m.first_colleague, text: m.first_colleague_text, right: 'people' },
]

/** The first steps that this person may take, each with the screen where it is taken. */
export const stepsOf = (person: Parameters<typeof can>[0]) => steps.filter(({ right }) => can(person, right))

/** Whether first steps are shown to this person: not once visitors can read the essentials. */
export const hasFirstSteps = (done: Record<Step, boolean>, person: Parameters<typeof can>[0]): boolean =>
  stepsOf(person).some(({ step }) => !done[step] && step !== 'colleague')
