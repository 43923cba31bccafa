import type { Meta, StoryObj } from '@storybook/react-vite'
import '#app/features/vacancies/public/poster.css'
import { failed, missing } from '../network.ts'
import { recorded } from '../recorded.ts'
import { banglaPhone, phone, type Screen, screen } from '../screen.tsx'

const meta = { title: 'Patterns/Public/Jobs', ...screen } satisfies Meta<Screen>
export default meta
type Story = StoryObj<Screen>

export const List: Story = { args: { path: '/jobs' }, globals: phone }
export const NothingOpen: Story = { args: { path: '/jobs', responses: { 'vacancies.list': [] } }, globals: phone }
export const One: Story = { args: { path: `/jobs/${recorded('vacancies.bySlug').slug}` }, globals: phone }
export const OneInBangla: Story = { args: { path: `/jobs/${recorded('vacancies.bySlug').slug}` }, globals: banglaPhone }
export const Missing: Story = {
  args: { path: '/jobs/plumbers', responses: { 'vacancies.bySlug': missing } },
  globals: phone,
}
export const Poster: Story = { args: { path: `/jobs/${recorded('vacancies.bySlug').slug}/poster` } }
export const TellMe: Story = { args: { path: '/jobs/tell-me' }, globals: phone }
const unknown = (kind: 'number' | 'phone' | 'name') => ({ 'search.check': { kind, ours: [], advice: [] } })
export const Check: Story = {
  args: { path: '/jobs/check?number=088', responses: unknown('number') },
  globals: phone,
}
export const CheckOurs: Story = { args: { path: '/jobs/check?number=01700000088' }, globals: phone }
export const CheckNotOurs: Story = {
  args: { path: '/jobs/check?number=01799123456', responses: unknown('phone') },
  globals: phone,
}
export const CheckUnknown: Story = {
  args: { path: '/jobs/check?number=Rahim+Uddin', responses: unknown('name') },
  globals: phone,
}
export const Failed: Story = { args: { path: '/jobs', responses: { 'vacancies.list': failed } }, globals: phone }
