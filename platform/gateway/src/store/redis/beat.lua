-- A sign of life of a process, and what it has to know at least.
-- KEYS  1 generation, 2 whole, 3 processes, 4 words
-- ARGV  1 this process, 2 a word for the generation if there is none, 3 the words that Redis had before it was emptied
-- Gives the time in ms, the generation, the generation that is whole or '', and the processes with their last signs
local time = redis.call('TIME')
local now = string.format('%d', time[1] * 1000 + math.floor(time[2] / 1000))
redis.call('SET', KEYS[1], ARGV[2], 'NX')
redis.call('SET', KEYS[4], ARGV[3], 'NX')
redis.call('ZADD', KEYS[3], now, ARGV[1])
return {
  now,
  redis.call('GET', KEYS[1]),
  redis.call('GET', KEYS[2]) or '',
  redis.call('ZRANGE', KEYS[3], 0, -1, 'WITHSCORES'),
}
