import type { Meta, StoryObj } from '@storybook/react-vite'
import { webhookMail, webhookOffNotice } from '#server/features/webhooks/mails.ts'
import { inItsLanguage, Mail, story } from '#server/mail/mail-story.tsx'
import { noticeStory } from '#server/mail/mail-story.tsx'

const meta = { title: 'Patterns/Mails/Webhooks', component: Mail, parameters: inItsLanguage } satisfies Meta<
  typeof Mail
>
export default meta
type Story = StoryObj<typeof meta>

const name = 'Salma Begum'

/** It says since when nothing was taken, and what to do before it is turned on again. */
export const WebhookOff: Story = noticeStory(webhookOffNotice({ name: 'Job board' }))
/** Who added it and where it sends are named before what to do if nobody expected it. */
export const WebhookAdded: Story = story(
  webhookMail({
    reader: 'Ayesha Rahman',
    by: name,
    action: 'webhook-added',
    name: 'Job board',
    host: 'jobs.example',
    links: ['https://agency.example/admin/webhooks', 'https://agency.example/admin/staff'],
  }),
)
