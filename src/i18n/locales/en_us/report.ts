const report = {
  figures: 'Totals',
  stakesPending: '{{amount}} staked is still pending',
  toppedUp: 'Topped up',
  withdrawn: 'Withdrawn',
  netPaidIn: 'Net top-ups',

  trend: 'Net result over time',
  plotName: 'Net result over time, {{from}} to {{to}}: ends at {{net}}, lowest {{lowest}}, highest {{highest}}',
  daysName: 'Net result by day, {{from}} to {{to}}',
  showDays: 'Show by day',
  hideDays: 'Hide days',
  noSettled: 'No settled orders in this time range',
  noSettledText: 'The net result is calculated from settled orders.',
  undated: '{{number}} settled orders are left out: their dates couldn’t be read.',
  undated_one: '{{number}} settled order is left out: its date couldn’t be read.',
  untold: '{{number}} settled orders are left out: their returns are missing or couldn’t be read.',
  untold_one: '{{number}} settled order is left out: its return is missing or couldn’t be read.',

  ordersDiffer:
    'The listed orders add up to {{staked}} staked and {{returned}} returned instead. Ask customer service why.',
  withdrawalsDiffer: 'The withdrawals marked as done add up to {{total}} instead. Ask customer service why.',

  orders: 'Orders',
  withdrawals: 'Withdrawals',
  noDate: 'No date',
  withdrawal: 'Withdrawal',
  withdrawalsIn: 'Withdrawals · {{state}}',
  netResult: 'Net result',
}

export default report
