import path from 'node:path'
import { bin, root } from '../run.mjs'
import { complaintOf, step } from '../steps.mjs'
import { checkBreaking } from './breaking.mjs'
import { checkDocuments } from './documents.mjs'
import { checkDrift } from './drift.mjs'
import { checkLayers } from './layers.mjs'
import { checkOpenapi } from './openapi.mjs'
import { checkSchema } from './schema.mjs'
import { testScripts } from '../suites.mjs'
import { checkTexts } from './texts.mjs'
import { checkTiers } from './tiers.mjs'

const tool =
  (name, ...args) =>
  () =>
    complaintOf(bin(name), args, { cwd: root })

/** Adds the command that fixes the problem below the output of the tool. */
const mendedBy = (sentence, work) => async () => {
  const complaint = await work()
  return complaint && `${complaint.trimEnd()}\n${sentence}`
}

const mendDocuments = 'Keep what these documents use, or remove them from their file: their open pages then reload.'
const mendBreaks = 'Keep what was released, or list the change in gateway/releases/breaks.json: { "change", "why" }.'

/** Runs first, because later steps read the generated files. */
export const drift = () => step('generated files match their sources', checkDrift)

export const types = () => step('types', tool('tsc', '-b'))

/** Checks that read one file at a time: the given files, or all. */
export async function checkFiles(files = []) {
  const format = tool('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files)
  await step('format', mendedBy('Fix it with: npx oxfmt', format))
  await step('lint', tool('oxlint', '--format', 'unix', ...files))
}

/** Checks of the repository as a whole. */
export async function checkWhole() {
  await step('layers', checkLayers)
  await step('schema described', checkSchema)
  await step('OpenAPI document', checkOpenapi)
  await step(
    'documents of earlier releases',
    mendedBy(mendDocuments, () => checkDocuments()),
  )
  await step('no break since the last release', mendedBy(mendBreaks, checkBreaking))
  await step('tests of the scripts', () => testScripts('test'))
  await step('every test is in a tier', checkTiers)
  await step('nothing unused', tool('knip', '--no-progress'))
  await step('no text of one machine only', checkTexts)
}

/** Checks that need the bundles. */
export const budgets = () =>
  step('bytes of each page', () => complaintOf(process.execPath, [path.join('scripts', 'bytes.mjs')]))
