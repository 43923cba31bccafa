import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findProgram } from './debian.ts'
import { promtool } from './readers.ts'

// Every rule of docs/monitoring/alerts.yml fires on figures that ask for it, in Prometheus’ own test of rules.
const ALERTS = 'docs/monitoring/alerts.yml'
const folder = mkdtempSync(join(tmpdir(), 'agency-alerts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { groups } = parse(readFileSync(ALERTS, 'utf8')) as { groups: { rules: { alert: string }[] }[] }
const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).sort()

/** Each alert's figures, as the product tells them, in the notation of promtool, every 5 minutes for 33 hours; and how many alerts fire. */
const figures: Record<string, { series: Record<string, string>; fires?: number }> = {
  BackupFailed: { series: { backup_last_result: '0x400' } },
  BackupMissing: { series: { backup_age_seconds: 'NaN' } },
  BackupOld: { series: { backup_age_seconds: '180001x400' } },
  ClockJumped: { series: { clock_jump_seconds: '864000x400' } },
  DeletionsWait: { series: { deletions_waiting: '1x400' } },
  DrillMissing: { series: { backup_age_seconds: '3600x400', drill_age_seconds: 'NaN' } },
  DrillOld: { series: { drill_age_seconds: '3456001x400' } },
  DiskAlmostFull: { series: { disk_free_bytes: '900000000x400' } },
  JobsFail: {
    series: {
      'job_failures_total{task="deliver-mail"}': '0+1x400',
      'job_failures_total{task="check-links"}': '0+1x400',
    },
    fires: 2, // one for each job
  },
  JobsStand: {
    series: {
      'job_last_success_timestamp_seconds{task="deliver-mail"}': '0x400',
      'job_last_success_timestamp_seconds{task="publish-scheduled"}': '0x400',
    },
  },
  MailsWait: { series: { mails_waiting: '21x400' } },
  OurErrors: {
    series: {
      'http_request_duration_seconds_count{status="200"}': '0+97x400',
      'http_request_duration_seconds_count{status="500"}': '0+3x400',
    },
  },
  PasswordsGuessed: { series: { 'sign_ins_total{result="wrong"}': '0+40x400' } },
  ProductDown: { series: { up: '0x400' } },
  SlowAnswers: {
    series: {
      'http_request_duration_seconds_bucket{le="1"}': '0+90x400',
      'http_request_duration_seconds_bucket{le="5"}': '0+100x400',
      'http_request_duration_seconds_bucket{le="+Inf"}': '0+100x400',
    },
  },
  WebhookOff: { series: { webhook_off_seconds: '7200x400' } },
  WebhooksWait: { series: { 'queue_length{queue="webhooks"}': '101x400' } },
}

test('every alert has figures on which it fires', () => {
  expect(Object.keys(figures).sort()).toEqual(alerts)
})

for (const alert of alerts)
  test(`${alert} fires`, ({ skip }) => {
    if (!findProgram('promtool') && !process.env.CI) skip(`${alert} is not tried: there is no promtool here`)
    const { series, fires = 1 } = figures[alert]!
    promtool('test', 'rules', written(alert, series, fires))
  })

/** A test of promtool: after 30 hours of these series so many alerts of a name fire, and no other. */
function written(alert: string, series: Record<string, string>, fires: number): string {
  const file = join(folder, `${alert}.yml`)
  const counted = { labels: `{alertname="${alert}"}`, value: fires }
  const given = Object.entries(series).filter(([, values]) => values !== 'NaN')
  const absent = Object.keys(series).filter(name => series[name] === 'NaN') // has no notation: a rule gives it
  const rules = absent.map(record => ({ record, expr: 'vector(0) / 0' }))
  writeFileSync(join(folder, 'absent.yml'), JSON.stringify({ groups: rules.length ? [{ name: 'absent', rules }] : [] }))
  const test = {
    interval: '5m',
    input_series: given.map(([name, values]) => ({ series: asScraped(name), values })),
    promql_expr_test: [
      { expr: 'count by (alertname) (ALERTS{alertstate="firing"})', eval_time: '30h', exp_samples: [counted] },
    ],
  }
  writeFileSync(
    file,
    JSON.stringify({ rule_files: ['absent.yml', resolve(ALERTS)], evaluation_interval: '5m', tests: [test] }),
  )
  return file
}

/** Prometheus adds labels of the target; what the product calls the same gets another name (`honor_labels` is off by default). */
function asScraped(series: string): string {
  const [name = '', labels = ''] = series.split(/[{}]/)
  const own = labels.replace(/\b(job|instance)=/g, 'exported_$1=')
  return `${name}{job="agency-website",instance="127.0.0.1:3000"${own && `,${own}`}}`
}
