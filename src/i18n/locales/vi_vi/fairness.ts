import type { WithoutOne } from '../../sections'
import type en from '../en_us/fairness'

const fairness = {
  lead: 'Mọi thứ ở đây đều được tính ngay trên thiết bị này, từ những gì nền tảng đã hiển thị.',
  unusual: 'Bất thường, chưa phải bằng chứng',
  tooFew: 'Chưa đủ dữ liệu',
  usual: 'Bình thường',
  chance:
    'Kết quả bất thường vẫn có thể là ngẫu nhiên: với cách quay công bằng, nhiều nhất 1 trong 100 lần kiểm tra cho kết quả như vậy. Nếu kiểm tra lại sau mỗi kỳ, bạn sẽ gặp thường xuyên hơn.',
  beyond: 'Khó còn là ngẫu nhiên.',
  beyondText: 'Nếu quay công bằng, nhiều nhất 1 trong {{number}} thành viên thấy điều này, dù xem lại bao nhiêu lần.',
  leftOut: 'Không tính vì luật chơi hoặc mức trả chưa được công bố: {{number}} vé đã kết toán.',

  audit: {
    title: 'Kết quả quay có vẻ công bằng không?',
    tooFew: 'Chưa đủ dữ liệu: {{number}} trên ít nhất {{least}} kỳ.',
    tooFewText:
      'Tiga lưu các kết quả nhìn thấy trên thiết bị này. Từ {{least}} kỳ trở lên, có thể so sánh chúng với cách quay công bằng.',
    usual: 'Không có gì bất thường trong {{number}} kỳ, nhưng điều đó không chứng minh là công bằng.',
    usualText: 'Sai lệch nhỏ không lộ ra với ít kỳ như vậy.',
    unusual: 'Bất thường, chưa phải bằng chứng: {{tests}}.',
    unusualText: 'Hãy lưu bản ghi bên dưới và hỏi chăm sóc khách hàng nếu tình trạng này tiếp diễn.',
    noRules: 'Luật của trò chơi này chưa được công bố nên không thể kiểm tra các kỳ quay.',
    noRulesText: 'Tiga vẫn lưu các kết quả nhìn thấy và báo nếu có kết quả thay đổi.',
    impossible: 'Có số mà luật chơi không cho phép, ở kỳ {{rounds}}.',
    details: 'Năm phép kiểm tra',
    sample: 'Số kỳ: {{number}}',
    pairs: 'Số cặp kỳ liền nhau: {{number}}',
    frequency:
      'Trong {{of}} mẫu quay công bằng, khoảng {{times}} mẫu lệch ít nhất chừng này (p = {{p}}; {{adjusted}} sau hiệu chỉnh).',
    rare: 'Trong {{of}} mẫu quay công bằng, chưa đến 1 mẫu lệch chừng này (p = {{p}}; {{adjusted}} sau hiệu chỉnh).',
    holm: 'Năm phép kiểm tra cùng lúc dễ tình cờ thấy điều gì đó hơn. Con số hiệu chỉnh đã tính đến việc này (phương pháp Holm); dưới {{level}} thì coi là bất thường.',
  },
  test: {
    faces: { name: 'Từng số một', asks: 'Các số có xuất hiện thường xuyên như nhau không?' },
    sums: { name: 'Tổng', asks: 'Mỗi tổng có xuất hiện đúng mức như khi gieo xúc xắc công bằng không?' },
    picks: { name: 'Lớn hay nhỏ, lẻ hay chẵn', asks: 'Mỗi cách kết hợp có xuất hiện đúng mức không?' },
    repeats: { name: 'Lặp lại', asks: 'Kết quả có lặp lại kỳ trước quá nhiều hoặc quá ít không?' },
    runs: { name: 'Chuỗi', asks: 'Lớn và nhỏ có nối thành chuỗi quá dài hoặc quá ngắn không?' },
  },
  notices: {
    faces: 'Sẽ bị phát hiện trong khoảng 8 trên 10 trường hợp: một số xuất hiện {{share}} thay vì {{fair}}.',
    sums: 'Sẽ bị phát hiện trong khoảng 8 trên 10 trường hợp: một tổng ở giữa xuất hiện {{share}} thay vì {{fair}}.',
    picks: 'Sẽ bị phát hiện trong khoảng 8 trên 10 trường hợp: lớn đi cùng lẻ {{share}} thay vì {{fair}}.',
    repeats: 'Sẽ bị phát hiện trong khoảng 8 trên 10 trường hợp: ba số giống kỳ trước {{share}} thay vì {{fair}}.',
    runs: 'Sẽ bị phát hiện trong khoảng 8 trên 10 trường hợp: lớn sau lớn hoặc nhỏ sau nhỏ {{share}} thay vì {{fair}}.',
    hits: 'Sẽ bị phát hiện trong khoảng 8 trên 10 trường hợp: chỉ thắng {{share}} thay vì {{fair}}.',
  },

  ledger: {
    title: 'Có kết quả cũ nào bị thay đổi không?',
    same: 'Thiết bị này chưa thấy kỳ nào bị đổi. Số kỳ đã ghi: {{number}}.',
    changed: 'Có. Số kết quả đã thay đổi: {{number}}.',
    none: 'Thiết bị này chưa ghi kết quả nào của trò chơi này.',
    text: 'Tiga so sánh mỗi kết quả với những gì đã thấy trước đó. Tiga không biết kết quả ban đầu có đúng hay không.',
    forgot:
      'Trình duyệt này đã làm mất bản ghi bắt đầu từ {{began}} ({{number}} dòng). Không thể so sánh các kết quả từ trước nữa.',
    notLasting: 'Trình duyệt này chỉ giữ bản ghi cho đến khi bạn đóng trang.',
    details: 'Bản ghi có gì',
    began: 'Bắt đầu',
    oldest: 'Kỳ đầu tiên',
    newest: 'Kỳ gần nhất',
    gaps: 'Chỗ trống',
    gapsNone: 'không có',
    gapsOf: '{{places}}, số kỳ thiếu: {{missing}}',
    gapsUnclear: '{{places}}, không rõ độ dài',
  },

  own: {
    title: 'Kết quả của bạn có như dự kiến không?',
    tooFew: 'Chưa đủ dữ liệu: {{number}} trên ít nhất {{least}} kỳ đã kết toán.',
    usual: 'Không có gì bất thường trong {{number}} kỳ của bạn, nhưng điều đó không chứng minh là công bằng.',
    unusual: 'Bất thường, chưa phải bằng chứng: {{what}}.',
    text: 'Phần này đếm những gì nền tảng ghi là thắng và thua, trong mọi trò chơi của bạn. Nó không nói gì về lệnh tiếp theo của bạn.',
    details: 'Các con số',
    hits: 'Số lần thắng khi xác suất một nửa',
    hitsOf: '{{hits}} trên {{number}} ({{share}})',
    interval:
      'Xác suất thật rất có thể nằm giữa {{low}} và {{high}}; nếu công bằng thì là {{fair}}. Mỗi kỳ được tính một lần, theo vé đầu tiên.',
    returns: 'Số tiền nhận lại',
    share: '{{amount}} ({{share}})',
    expected: 'Theo mức trả công bố',
    usualReturn:
      'Với các khoản cược này, nếu quay công bằng thì 99 trên 100 thành viên nhận lại từ {{low}} đến {{high}}.',
    partial: 'Một số khoản nhận lại được ghi theo cách mà mức trả không giải thích được, nên không thể đánh giá.',
    small: 'Cược đến {{border}}',
    large: 'Cược trên {{border}}',
    stakes: 'Cược nhỏ và cược lớn',
    splitText: 'Cược lớn có bị đối xử khác không? Cách quay công bằng không biết bạn cược bao nhiêu.',
  },

  settled: {
    title: 'Lệnh của bạn có được kết toán đúng không?',
    none: 'Bạn chưa có lệnh nào đã kết toán.',
    agreed: 'Số lệnh khớp: {{agreed}} trên {{settled}}.',
    differ: 'Số lệnh không khớp: {{differing}} trên {{settled}}.',
    text: 'Tiga tính lại từng lệnh từ các số đã quay, vé và tiền cược của bạn, cùng mức trả đã hiển thị cho bạn.',
    agreedName: 'Khớp',
    ownNumbers: 'trong đó, chỉ theo các số ghi trong chính lệnh',
    differName: 'Không khớp',
    unknownName: 'Không thể xác định',
    unknownText:
      '“Không thể xác định” nghĩa là thiết bị này không biết các số, luật chơi hoặc mức trả đã hiển thị cho bạn.',
  },
} satisfies WithoutOne<typeof en>

export default fairness
