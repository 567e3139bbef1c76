-- Takes an amount from a pool and from shares of it, or nothing at all.
-- KEYS  1 count of the pool (string), 2… counts of its shares (string)
-- ARGV  1 amount, 2 size of the pool, 3 window (ms), then for each share: the most, and how many times what is free
-- Returns whether it was taken (1 or 0), what was free, what could have been taken, and the ms until a window ends (0: none runs)
local amount, size, window = tonumber(ARGV[1]), tonumber(ARGV[2]), ARGV[3]
local free = size - tonumber(redis.call('GET', KEYS[1]) or '0')
local left, rest = free, 0
for i, key in ipairs(KEYS) do
  if i > 1 then
    local most, times = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
    local count = tonumber(redis.call('GET', key) or '0')
    left = math.min(left, math.min(most, times * free) - count)
  end
  local ends = redis.call('PTTL', key)
  if ends > 0 and (rest == 0 or ends < rest) then rest = ends end
end
-- Redis cuts off fractions of what a script returns.
local answer = { 0, tostring(free), tostring(left), rest }
if amount > left then return answer end
for _, key in ipairs(KEYS) do
  redis.call('INCRBY', key, amount)
  redis.call('PEXPIRE', key, window, 'NX')
end
answer[1] = 1
return answer
