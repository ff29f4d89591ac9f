/** Preloaded into the programs that we start: one whose starter was killed must not live on alone. */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
