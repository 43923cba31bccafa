import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { enquiryMail, enquiryNotice } from '#server/features/enquiries/mails.ts'
import { inItsLanguage, Mail, story, link } from '#server/mail/mail-story.tsx'
import { noticeStory } from '#server/mail/mail-story.tsx'

const meta = { title: 'Patterns/Mails/Enquiries', component: Mail, parameters: inItsLanguage } satisfies Meta<
  typeof Mail
>
export default meta
type Story = StoryObj<typeof meta>

/** Company and reference are in the subject; nothing of the message itself is in the mail. */
export const EnquiryArrived: Story = noticeStory(
  enquiryNotice({ reference: 'ENQ-7K2M9P', companyName: 'Meghbridge Medical Service' }),
)
/** Who wrote is named before the message, whose lines stay as they were typed. */
export const Enquiry: Story = story(
  enquiryMail({
    reference: 'ENQ-7K2QXD',
    lastName: 'Rahman',
    email: 'rahman@example.com',
    phone: null,
    companyName: 'Meghbridge Motors',
    message: 'We need six drivers.\nWhen can we talk?',
    link,
  }),
)
/** Markup stays text, and long words and other scripts stay inside. */
export const Hard: Story = {
  args: enquiryMail({
    reference: 'ENQ-7K2QXD',
    lastName: '<b>রহমান</b>',
    email: 'rahman@example.com',
    phone: null,
    companyName: 'Meghbridge Motors',
    message: `<script>alert(1)</script> ${'x'.repeat(200)} আমাদের ছয়জন চালক দরকার।`,
    link,
  }),
  play: async ({ args }) => {
    await expect(args.html).not.toMatch(/<script|<b>/)
    await expect(args.html).toContain('&#60;b&#62;রহমান')
  },
}
