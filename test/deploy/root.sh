# root.sh SCRATCH PROJECT NODE COMMAND…: runs the command on an isolated root; main.mjs calls it inside namespaces.
set -e
scratch=$1 project=$2 node=$3
shift 3
mount -t tmpfs tmpfs "$scratch"
for folder in etc opt srv usr var; do
  mkdir "$scratch/$folder" "$scratch/$folder.work"
  mount -t overlay overlay -o "lowerdir=/$folder,upperdir=$scratch/$folder,workdir=$scratch/$folder.work" "/$folder"
done
mount -t tmpfs tmpfs /run
mkdir -p /run/lock /run/postgresql /run/redis /opt/stolik "$scratch/project" "$scratch/project.work"
chown postgres /run/postgresql
chown redis /run/redis
# The project where an operator would put it; what the commands write goes to the copy.
mount -t overlay overlay \
  -o "lowerdir=$project,upperdir=$scratch/project,workdir=$scratch/project.work" /opt/stolik
[ -e /usr/bin/node ] || ln -s "$node" /usr/bin/node
ip link set lo up
echo '127.0.0.1 cards.example' >> /etc/hosts
cd "$project"
# Without exec: the first process of a namespace must stay, since it reaps ended processes.
"$@"
