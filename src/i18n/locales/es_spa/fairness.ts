import type en from '../en_us/fairness'

const fairness = {
  lead: 'Todo se calcula en este dispositivo, a partir de lo que la plataforma le ha mostrado.',
  unusual: 'Inusual, no es prueba',
  tooFew: 'Faltan datos',
  usual: 'Nada inusual',
  chance:
    'Un resultado inusual puede ser casualidad: con sorteos justos aparece en 1 de cada 100 revisiones como máximo. Si revisas después de cada sorteo, lo verás más seguido.',
  beyond: 'Ya difícilmente es casualidad.',
  beyondText: 'Con sorteos justos lo vería como máximo 1 de cada {{number}} miembros, por más veces que revise.',
  leftOut: 'Sin contar, porque no se publican reglas o pagos: {{number}} jugadas liquidadas.',
  leftOut_one: 'Sin contar, porque no se publican reglas o pagos: {{number}} jugada liquidada.',

  audit: {
    title: '¿Parecen justos los sorteos?',
    tooFew: 'Faltan datos: {{number}} de al menos {{least}} sorteos.',
    tooFewText:
      'Tiga guarda los resultados que ve en este dispositivo. A partir de {{least}} sorteos puede compararlos con sorteos justos.',
    usual: 'Nada inusual en {{number}} sorteos, lo que no demuestra que sean justos.',
    usualText: 'Un sesgo pequeño no se nota en tan pocos sorteos.',
    unusual: 'Inusual, no es prueba: {{tests}}.',
    unusualText: 'Guarda el archivo de resultados de abajo y pregunta a servicio al cliente si esto continúa.',
    noRules: 'Las reglas de este juego no están publicadas, así que sus sorteos no se pueden examinar.',
    noRulesText: 'Tiga guarda de todos modos los resultados que ve, y avisa si alguno cambia.',
    impossible: 'Hay números que las reglas no permiten, en la ronda {{rounds}}.',
    details: 'Las cinco pruebas',
    sample: 'Sorteos: {{number}}',
    pairs: 'Pares de rondas seguidas: {{number}}',
    frequency:
      'De {{of}} muestras justas, unas {{times}} se desviarían al menos así (p = {{p}}; {{adjusted}} con corrección).',
    rare: 'De {{of}} muestras justas, menos de 1 se desviaría así (p = {{p}}; {{adjusted}} con corrección).',
    holm: 'Cinco pruebas a la vez encuentran algo por casualidad más fácilmente. La cifra corregida lo toma en cuenta (método de Holm); por debajo de {{level}} se considera inusual.',
  },
  test: {
    faces: { name: 'Números uno por uno', asks: '¿Sale cada número con la misma frecuencia?' },
    sums: { name: 'Sumas', asks: '¿Sale cada suma tanto como con dados justos?' },
    picks: { name: 'Grande o pequeño, par o impar', asks: '¿Sale cada combinación tanto como debería?' },
    repeats: { name: 'Repeticiones', asks: '¿Se repite el sorteo anterior demasiadas veces, o muy pocas?' },
    runs: { name: 'Rachas', asks: '¿Vienen grande y pequeño en rachas demasiado largas, o demasiado cortas?' },
  },
  notices: {
    faces: 'Se notaría en unos 8 de cada 10 casos: un número que sale el {{share}} de las veces en lugar del {{fair}}.',
    sums: 'Se notaría en unos 8 de cada 10 casos: una suma intermedia que sale el {{share}} de las veces en lugar del {{fair}}.',
    picks:
      'Se notaría en unos 8 de cada 10 casos: grande e impar juntos el {{share}} de las veces en lugar del {{fair}}.',
    repeats:
      'Se notaría en unos 8 de cada 10 casos: los mismos tres números otra vez el {{share}} de las veces en lugar del {{fair}}.',
    runs: 'Se notaría en unos 8 de cada 10 casos: grande tras grande o pequeño tras pequeño el {{share}} de las veces en lugar del {{fair}}.',
    hits: 'Se notaría en unos 8 de cada 10 casos: ganar solo el {{share}} de las veces en lugar del {{fair}}.',
  },

  ledger: {
    title: '¿Cambió algún resultado anterior?',
    same: 'Ninguno que este dispositivo haya visto. Rondas guardadas: {{number}}.',
    changed: 'Sí. Resultados que cambiaron: {{number}}.',
    none: 'Este dispositivo aún no guarda resultados de este juego.',
    text: 'Tiga compara cada resultado con lo que vio antes. No puede saber si un resultado era correcto desde el principio.',
    forgot:
      'Este navegador perdió los resultados guardados desde el {{began}} ({{number}} líneas). Los anteriores ya no se pueden comparar.',
    notLasting: 'Este navegador guarda los resultados solo hasta que cierres la pestaña.',
    details: 'Qué se ha guardado',
    began: 'Desde',
    oldest: 'Primera ronda',
    newest: 'Última ronda',
    gaps: 'Huecos',
    gapsNone: 'ninguno',
    gapsOf: '{{places}}, rondas que faltan: {{missing}}',
    gapsUnclear: '{{places}}, de tamaño desconocido',
  },

  own: {
    title: '¿Son tus resultados los esperados?',
    tooFew: 'Faltan datos: {{number}} de al menos {{least}} sorteos liquidados.',
    usual: 'Nada inusual en tus {{number}} sorteos, lo que no demuestra que hayan sido justos.',
    unusual: 'Inusual, no es prueba: {{what}}.',
    text: 'Cuenta lo que la plataforma anotó como ganado y perdido, en todos tus juegos. No dice nada sobre tu próxima orden.',
    details: 'Las cifras',
    hits: 'Aciertos con probabilidad de la mitad',
    hitsOf: '{{hits}} de {{number}} ({{share}})',
    interval:
      'La probabilidad real está muy probablemente entre {{low}} y {{high}}; si es justo, es {{fair}}. Cada sorteo cuenta una vez, por su primera jugada.',
    returns: 'Lo que regresó',
    share: '{{amount}} ({{share}})',
    expected: 'Según los pagos publicados',
    usualReturn: 'Con estas apuestas y sorteos justos, 99 de cada 100 miembros recuperan entre {{low}} y {{high}}.',
    partial: 'Algunos retornos están anotados de una forma que los pagos no explican, así que no se puede juzgar.',
    small: 'Hasta {{border}} en juego',
    large: 'Más de {{border}} en juego',
    stakes: 'Apuestas pequeñas y grandes',
    splitText: '¿Trata la plataforma distinto las apuestas grandes? Un sorteo justo no sabe cuánto está en juego.',
  },

  settled: {
    title: '¿Se liquidaron bien tus órdenes?',
    none: 'Aún no tienes órdenes liquidadas.',
    agreed: 'Órdenes que coinciden: {{agreed}} de {{settled}}.',
    differ: 'Órdenes que difieren: {{differing}} de {{settled}}.',
    text: 'Tiga vuelve a liquidar cada orden a partir de los números, tus jugadas y apuestas, y el pago que se te mostró.',
    agreedName: 'Coinciden',
    ownNumbers: 'de ellas, solo según los números de la propia orden',
    differName: 'Difieren',
    unknownName: 'No se puede saber',
    unknownText:
      '“No se puede saber” significa que este dispositivo no conoce los números, las reglas o el pago que se te mostró.',
  },
} satisfies typeof en

export default fairness
