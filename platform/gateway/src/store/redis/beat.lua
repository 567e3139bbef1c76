-- Records the heartbeat of a process and returns the state of the cluster.
-- KEYS  1 generation, 2 whole, 3 processes, 4 words
-- ARGV  1 this process, 2 a word for the generation if there is none, 3 the words to store if Redis was emptied
-- Returns the time in ms, the generation, the completely restored generation or '', and the processes with their last heartbeats
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
