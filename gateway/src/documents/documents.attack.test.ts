import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/* The memory that documents written by clients may cost: a gateway with 256 MB of heap survives each of these. */

const program = fileURLToPath(new URL('../testing/floodDocuments.ts', import.meta.url))
const flags = ['--import', 'tsx', '--max-old-space-size=256']

async function flood(kind: string, count: number): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program, kind, String(count)])
  return JSON.parse(stdout)
}

it.each([
  ['1,100 documents of 1 MB are refused unread', 'huge', 1100, { 413: 1100 }],
  ['300 documents of 60 KB of comments are answered', 'comments', 300, { 200: 300 }],
  ['40 documents with eight plans each are answered', 'plans', 320, { 200: 320 }],
])('%s', { timeout: 300_000 }, async (_, kind, count, statuses) => {
  expect(await flood(kind, count)).toEqual(statuses)
})
