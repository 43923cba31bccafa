import type { Meta, StoryObj } from '@storybook/react-vite'
import { licenceNotice } from '#server/features/settings/mails.ts'
import { inItsLanguage, Mail } from '#server/mail/mail-story.tsx'
import { noticeStory } from '#server/mail/mail-story.tsx'

const meta = { title: 'Patterns/Mails/Settings', component: Mail, parameters: inItsLanguage } satisfies Meta<
  typeof Mail
>
export default meta
type Story = StoryObj<typeof meta>

/** Number and day are in the subject, and the link leads to where the new day is entered. */
export const LicenceEnds: Story = noticeStory(licenceNotice({ number: 'RL NO 088', validUntil: '2027-06-30' }))
