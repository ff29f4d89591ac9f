/** Preloaded into the programs that we start: ends a program if its parent was killed. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
