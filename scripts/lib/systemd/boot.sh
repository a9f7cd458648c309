# Boots systemd as the first process of namespaces of its own, on a copy-on-write view of this machine with our units.
# Nothing outside sees what it writes; its control group is removed by machine.mjs. Called by `unshare` with a program of
# node and the project's folder.
set -e
node=$1 project=$2 root=/mnt/root

mount --make-rprivate /
mount -t tmpfs tmpfs /mnt
mkdir /mnt/changes /mnt/work $root
mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/changes,workdir=/mnt/work $root
mount -t proc proc $root/proc
mount -t sysfs sysfs $root/sys
mount -t tmpfs tmpfs $root/run
mount -t tmpfs tmpfs $root/tmp
mount -t tmpfs tmpfs $root/dev
for device in null:3 zero:5 full:7 random:8 urandom:9; do mknod -m 666 $root/dev/${device%:*} c 1 ${device#*:}; done
mkdir $root/dev/shm $root/dev/pts
mount -t devpts devpts $root/dev/pts -o newinstance,ptmxmode=0666
ln -s pts/ptmx $root/dev/ptmx

# None of this machine's own services, only ours.
rm -rf $root/etc/systemd/system/*.wants $root/etc/fstab $root/opt/wren $root/var/lib/wren $root/etc/wren
cp "$project"/deploy/systemd/*.service "$project"/deploy/systemd/*.timer $root/etc/systemd/system/
mkdir -p $root/opt/wren
mount --bind "$project" $root/opt/wren
mount -o remount,ro,bind $root/opt/wren
[ "$node" = /usr/bin/node ] || cp "$node" $root/usr/bin/node

group=$root/sys/fs/cgroup
mount -t cgroup2 none $group
mkdir -p $group/wren-units
echo $$ > $group/wren-units/cgroup.procs
umount $group
exec unshare --cgroup sh -ec "
  mount -t cgroup2 none $group
  cd $root
  mkdir -p before
  pivot_root . before
  umount -l before
  exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd --unit=multi-user.target
"
