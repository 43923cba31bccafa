import type { Meta, StoryObj } from '@storybook/react-vite'
import { heldNotice } from '#server/features/content/mails.ts'
import { inItsLanguage, Mail } from '#server/mail/mail-story.tsx'
import { noticeStory } from '#server/mail/mail-story.tsx'

const meta = { title: 'Patterns/Mails/Content', component: Mail, parameters: inItsLanguage } satisfies Meta<typeof Mail>
export default meta
type Story = StoryObj<typeof meta>

/** Why it was not published is followed by the comfort that the draft is safe, and by the link. */
export const Held: Story = noticeStory(heldNotice({ title: 'Qatar', reason: 'changed' }))
