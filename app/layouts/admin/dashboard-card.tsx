import { Card } from '@agency/ui/Card'
import type { ReactNode } from 'react'

export function DashboardCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="none" className="px-5 py-4">
      <h2 className="mb-2 font-sans text-base">{title}</h2>
      {children}
    </Card>
  )
}
