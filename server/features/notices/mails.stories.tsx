import type { Meta, StoryObj } from '@storybook/react-vite'
import { backupFailedNotice, digestMail, erasureHeldNotice } from '#server/features/notices/mails.ts'
import { Mail, story } from '#server/mail/mail-story.tsx'
import { noticeStory, noticeLinks } from '#server/mail/mail-story.tsx'

const meta = { title: 'Patterns/Mails/Notices', component: Mail } satisfies Meta<typeof Mail>
export default meta
type Story = StoryObj<typeof meta>

const name = 'Salma Begum'

export const BackupFailed: Story = noticeStory(backupFailedNotice('There is no room left on the disk.'))
export const DeletingWaits: Story = noticeStory(erasureHeldNotice())
export const DailyDigest: Story = story(
  digestMail(
    [
      {
        title: 'An enquiry arrived',
        entries: ['ENQ-7K2M9P', 'ENQ-4TWX8C'].map(reference => ({
          text: `Enquiry ${reference} for Meghbridge Medical Service`,
          link: `https://agency.example/admin/enquiries/${reference}`,
        })),
        end: 'And 12 more, in the staff area.',
      },
      {
        title: 'Somebody waits for approval',
        entries: [{ text: `${name} asks to work at Meghbridge Overseas`, link: noticeLinks.link }],
      },
    ],
    noticeLinks,
  ),
)
