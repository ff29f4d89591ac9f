import { findTests, tierOf } from '../tiers.mjs'

/** Resolves the test files that no command runs, or ''. */
export const checkTiers = async () => complainOfTiers(await findTests())

export const complainOfTiers = files =>
  files
    .filter(file => !tierOf(file))
    .map(file => `No command runs ${file}: its folder or its name is in no tier of scripts/tiers.mjs.`)
    .join('\n')
