// Runs before the first paint, so that a chosen theme never flashes the other one.
try {
  const tema = localStorage.getItem('tema')
  if (tema === 'claro' || tema === 'escuro') document.documentElement.dataset.tema = tema
} catch {
  // Storage may be refused: the system's theme stands.
}
