-- Appends to the log of a table if it has the expected length, and notifies subscribers.
-- KEYS  1 log (stream), 2 table (hash), 3 records (hash)
-- ARGV  1 expected length, 2 generation, 3 number of the lease or '', 4 '1' = over, 5 channel for notifications,
--       6 deadline in ms, 7 number of fields for the records, then name and text of each field,
--       then time in ms and JSON of each entry
-- Returns 'done', or why nothing was written: 'stale' (another length or generation), 'fenced' (another lease),
--       'late' (the sender has stopped waiting)
local time = redis.call('TIME')
if time[1] * 1000 + time[2] / 1000 > tonumber(ARGV[6]) then return 'late' end
local expected = tonumber(ARGV[1])
if redis.call('XLEN', KEYS[1]) ~= expected then return 'stale' end
if expected > 0 then
  local known = redis.call('HMGET', KEYS[2], 'generation', 'fence')
  if known[1] ~= ARGV[2] then return 'stale' end
  if ARGV[3] ~= '' and known[2] ~= ARGV[3] then return 'fenced' end
end

local first = 8 + 2 * tonumber(ARGV[7])
for i = 8, first - 1, 2 do redis.call('HSET', KEYS[3], ARGV[i], ARGV[i + 1]) end
local length = expected
local appended, size = {}, 0
for i = first, #ARGV, 2 do
  length = length + 1
  appended[#appended + 1] = ARGV[i] .. ',' .. ARGV[i + 1]
  size = size + #ARGV[i + 1]
  redis.call('XADD', KEYS[1], length .. '-0', 'at', ARGV[i], 'entry', ARGV[i + 1])
end
if expected == 0 then redis.call('HSET', KEYS[2], 'generation', ARGV[2]) end
if ARGV[4] == '1' then redis.call('HSET', KEYS[2], 'over', '1') end
-- Whoever has the log up to here need not read it. Long entries are read by those who need them.
local told = size < 4096 and ' [' .. table.concat(appended, ',') .. ']' or ''
redis.call('PUBLISH', ARGV[5], ARGV[2] .. ' ' .. length .. told)
return 'done'
