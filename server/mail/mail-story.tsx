import { expect } from 'storybook/test'
import type { StoryObj } from '@storybook/react-vite'
import { type EmailContent, noticeMail, type NoticeText } from '#server/mail/compose.ts'
import { showSampleAgency } from '#i18n/agency-story.tsx'

showSampleAgency()

/** A mail as an inbox shows it: the subject, the letter in HTML, and the same in plain text. */
export function Mail({ subject, text, html }: EmailContent) {
  return (
    <div className="grid max-w-page grid-cols-1 gap-6">
      <h2 className="text-xl font-semibold">{subject}</h2>
      <iframe title={subject} srcDoc={html} sandbox="" className="h-120 w-full rounded-md border border-line" />
      <pre className="rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </div>
  )
}

/** Mails are written in English and Bangla, whatever the toolbar says: in Arabic they are not mirrored. */
export const inItsLanguage = { languages: ['en', 'bn'] }

type Story = StoryObj<typeof Mail>

/** A mail of a feature, as a story: it is read whole, and shows neither markup nor values that are missing. */
export const story = (args: EmailContent): Pick<Story, 'args' | 'play' | 'parameters'> & { args: EmailContent } => ({
  args,
  parameters: { docs: { codePanel: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(args.subject)
    await expect(args.html).not.toMatch(/<script|<img|undefined|\[object/)
    await expect(args.text).not.toMatch(/undefined|\[object|</)
  },
})

/** What the stories of all features have as their link. */
export const link = 'https://agency.example/reset-password?token=Zk3f0dWx9mQ2bV7cR1tY8uI4oP6aS5dF'

export const noticeLinks = {
  name: 'Ayesha Rahman',
  link: 'https://agency.example/admin/staff',
  choices: 'https://agency.example/admin/account#notices',
}

/** A notice as a mail of its own, as a story. */
export const noticeStory = (text: NoticeText): ReturnType<typeof story> => story(noticeMail(text, noticeLinks))
