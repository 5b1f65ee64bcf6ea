import type en from '../en_us/fairness'

const fairness = {
  checkDraws: 'Revisar sorteos',
  seen: '{{verdict}} ({{number}}\u00a0sorteos)',
  chance: 'Nada de esto es prueba a favor ni en contra.',
  tooFew: '{{number}} de {{least}} necesarios',
  usual: 'Nada inusual',
  unusual: 'Inusual, pero no prueba nada',
  hardlyChance: 'Difícilmente es casualidad',
  hardlyChanceText: 'Con sorteos justos, como máximo 1 de cada {{number}} miembros llegaría a ver esto.',
  evidence: 'Qué tan inusual es',
  evidenceText:
    'A partir de {{unusual}} es inusual; a partir de {{hardlyChance}}, difícilmente es casualidad. Con sorteos justos, como máximo 1 de cada {{unusual}} miembros llega a {{unusual}}.',
  ifFair: 'De un total de {{number}}. Con sorteos justos, cerca del {{share}}.',
  hitsOf: '{{hits}} de {{number}} ({{share}})',
  leftOut: 'No cuentan {{number}} jugadas liquidadas: sus reglas o pagos no están publicados.',
  leftOut_one: 'No cuenta {{number}} jugada liquidada: sus reglas o pagos no están publicados.',
  row: {
    draws: 'Sorteos',
    past: 'Resultados anteriores',
    own: 'Tus resultados',
    settled: 'Órdenes liquidadas',
  },
  asks: {
    draws: '¿Parecen justos los sorteos?',
    past: '¿Cambió algún resultado anterior?',
    own: '¿Tus resultados son los esperados?',
    settled: '¿Se liquidaron bien tus órdenes?',
  },
  draws: {
    tooFew: 'Aún hay pocos sorteos: {{number}} de los {{least}} necesarios.',
    tooFewText:
      'Tiga guarda los resultados que ve en este dispositivo. A partir de {{least}} sorteos, los compara con sorteos justos.',
    usual: 'Nada inusual en {{number}} sorteos. Eso no demuestra que sean justos.',
    unusual: 'Algo inusual en {{number}} sorteos, pero no prueba nada',
    unusualText: 'Pregunta a servicio al cliente por estos resultados.',
    noRules: 'Las reglas de este juego no están publicadas, así que Tiga no puede revisar sus sorteos.',
    noRulesText: 'Aun así, Tiga guarda los resultados que ve y avisa si alguno cambia.',
    impossible: 'Las reglas no permiten el resultado de {{rounds}}.',
    more: '{{number}} más',
    faces: 'Cada número',
    picks: 'Grande o pequeño, par o impar',
  },
  ledger: {
    same: 'No se vieron cambios',
    changed: '{{number}} con cambios',
    none: 'Aún no hay ninguno',
    text: 'Tiga compara cada resultado con lo que vio la primera vez. No puede saber si eso era correcto.',
    rounds: 'Rondas guardadas',
    began: 'Guardadas desde',
  },
  own: {
    tooFew: 'Aún hay pocos sorteos liquidados: {{number}} de los {{least}} necesarios.',
    usual: 'Nada inusual en tus {{number}} sorteos. Eso no demuestra que fueran justos.',
    hits: 'Aciertos con probabilidad 50/50',
    large: 'Aciertos con apuestas superiores a tu promedio',
    share: '{{amount}} ({{share}})',
    expected: 'Esperado en promedio',
  },
  settled: {
    none: 'Aún no hay ninguna',
    agreed: 'Coinciden: {{agreed}} de {{settled}}',
    agreedSome: 'Coinciden: {{agreed}} · faltan datos: {{unknown}}',
    differ: 'No coinciden: {{differing}} de {{settled}}',
    text: 'Tiga recalcula cada orden con los números del sorteo, tus jugadas, lo apostado y el pago que viste.',
    agreedName: 'Coinciden',
    differName: 'No coinciden',
    unknownName: 'Faltan datos',
    unknownText: '“Faltan datos”: este dispositivo no tiene los números, las reglas o el pago que viste.',
  },
} satisfies typeof en

export default fairness
