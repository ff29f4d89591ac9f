import { run } from './run.mjs'

/** Installs a Debian package where we may: as root, where there is apt. Elsewhere it does nothing. */
export async function aptInstall(name) {
  if (process.getuid?.() !== 0) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
  if ((await install()).code === 0) return
  // A fresh container has no package lists.
  await run('apt-get', ['update'], { env })
  await install()
}
