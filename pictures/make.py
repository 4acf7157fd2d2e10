"""The driver outside Blender (plain Python 3, no packages).

  python3 pictures/make.py list
  python3 pictures/make.py bake [NAME ...]         shared assets, once
  python3 pictures/make.py cloth [NAME ...]        the simulated cloth, once (drape.py)
  python3 pictures/make.py check                   builds every scene without rendering
  python3 pictures/make.py look NAME ...           420 px, to out/NAME_look.png (a size may follow: NAME:900)
  python3 pictures/make.py detail NAME x0,x1,y0,y1 one part at full size, to out/NAME_detail.png
  python3 pictures/make.py final [NAME ...]        full size, to out/NAME.png; finished pictures are skipped, so it resumes
  python3 pictures/make.py queue NAME ...          the same, but stops while out/STOP exists and goes on when it is gone
  python3 pictures/make.py patch NAME x0,x1,y0,y1  renders one part of a finished picture again (shares, from the bottom left)

Where there is a graphics card, `final` uses it: all pictures in one Blender, 3000 px wide, and the darkroom beside it.

Everything runs at the lowest priority, and one render at a time: a look holds the render that is under way meanwhile.
"""
import ast
import fcntl
import glob
import os
import shutil
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(ROOT, 'out')
STOP = os.path.join(OUT, 'STOP')          # while this file exists nothing renders
RUNNING = os.path.join(OUT, 'render.pid')  # the long render under way
TURN = os.path.join(OUT, 'turn.lock')      # held by it
LOOK_WIDTH, LOOK_SPP, DETAIL_SPP = 420, 12, 32
SYSTEM_PATH = '/usr/bin:/bin'  # Blender's Python looks for its home along PATH; a pyenv in front hides Debian's numpy
BLAS_THREADS = os.environ.get('BLAS_THREADS', '1')  # 2 is faster alone, but ten times slower beside another render
KEEP = ('RENDER', 'SHOT', 'FAILED', 'BUILD', 'BAKED', 'BAND', 'Error', 'Traceback', '  File')
STOPPED = -1
POLL = 1.  # seconds
BLENDER = os.environ.get('BLENDER', 'blender')
CARD = shutil.which('nvidia-smi') is not None


def blender(script, *args, long=False):
    """Runs Blender at the lowest priority until it ends, or until out/STOP appears: then it is ended and STOPPED returned."""
    cmd = ['nice', '-n', '19', *(['ionice', '-c3'] if shutil.which('ionice') else [])]
    cmd += [BLENDER, '-b', '-t', '2', '--factory-startup', '--python-exit-code', '1', '--python', os.path.join(ROOT, script), '--', *map(str, args)]
    env = {**os.environ, 'PATH': SYSTEM_PATH, 'OPENBLAS_NUM_THREADS': BLAS_THREADS}
    log = os.path.join(OUT, 'blender-%d.log' % os.getpid())
    held = None if long else hold(signal.SIGSTOP)
    try:
        with open(log, 'w') as sink:
            p = subprocess.Popen(cmd, cwd=ROOT, env=env, stdout=sink, stderr=subprocess.STDOUT)
            if long:
                with open(RUNNING, 'w') as f:
                    f.write(str(p.pid))
            try:
                code = watch(p)
            finally:
                if p.poll() is None:
                    p.kill()
                    p.wait()
                if long and os.path.exists(RUNNING):
                    os.remove(RUNNING)
    finally:
        if held:
            hold(signal.SIGCONT)
    with open(log, errors='replace') as f:
        lines = [l for l in f.read().splitlines() if (l.startswith(KEEP) or 'Error' in l) and 'Not freed' not in l]
    os.remove(log)
    print('\n'.join(lines), flush=True)
    return code


def watch(p):
    while True:
        try:
            return p.wait(POLL)
        except subprocess.TimeoutExpired:
            if os.path.exists(STOP):
                return STOPPED


def hold(what):
    """Pauses or continues the long render under way, if there is one."""
    try:
        with open(RUNNING) as f:
            pid = int(f.read())
        os.kill(pid, what)
        return pid
    except (FileNotFoundError, ValueError, ProcessLookupError):
        return None


def wait_for_leave():
    while os.path.exists(STOP):
        time.sleep(POLL)


def names():
    found = []
    for path in sorted(glob.glob(os.path.join(ROOT, 'scenes', '[a-z]*.py'))):
        tree = ast.parse(open(path).read())
        found += [d.args[0].value for f in tree.body if isinstance(f, ast.FunctionDef) for d in f.decorator_list]
    return found


def final(name):
    out = os.path.join(OUT, name + '.png')
    if os.path.exists(out):
        return 0
    with open(TURN, 'w') as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # a second queue waits its turn; the lock goes when its holder does
        wait_for_leave()
        if os.path.exists(out):
            return 0
        t = time.time()
        code = blender('shoot.py', name, 0, 0, out, long=True)
    word = {0: 'DONE', STOPPED: 'STOPPED'}.get(code, 'FAILED')
    print('%s %s %.0fs' % (word, name, time.time() - t), flush=True)
    return code


def on_card(wanted):
    """Many pictures in one go; a name may carry its width and samples (NAME:1100:128, for a look)."""
    raw = os.path.join(OUT, 'raw')
    shutil.rmtree(raw, ignore_errors=True)
    os.makedirs(raw)
    darkroom = subprocess.Popen([sys.executable, os.path.join(ROOT, 'darkroom.py'), raw, OUT])
    blender('shots.py', raw, *wanted, long=True)
    open(os.path.join(raw, 'all.done'), 'w').close()
    darkroom.wait()


def queue(wanted):
    """One picture after another; a picture stopped by out/STOP is taken up again at the strip it had reached."""
    for name in wanted:
        while True:
            wait_for_leave()
            if final(name) != STOPPED:
                break


def main(verb='list', *args):
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the render it started ends too
    os.makedirs(OUT, exist_ok=True)
    if verb == 'bake':
        blender('bake.py', *args)
    elif verb == 'cloth':
        subprocess.run(['nice', '-n', '19', sys.executable, os.path.join(ROOT, 'drape.py'), *args], check=True)
    elif verb == 'check':
        sys.exit(blender('check.py'))
    elif verb == 'look':
        for n in args:
            wait_for_leave()
            name, _, width = n.partition(':')
            blender('shoot.py', name, width or LOOK_WIDTH, LOOK_SPP, os.path.join(OUT, name + '_look.png'))
    elif verb == 'detail':
        wait_for_leave()
        part = os.path.join(OUT, args[0] + '_detail.png')
        if os.path.exists(part):
            os.remove(part)
        blender('shoot.py', args[0], 0, DETAIL_SPP, part, args[1])
    elif verb == 'patch':
        blender('shoot.py', args[0], 0, 0, os.path.join(OUT, args[0] + '.png'), args[1])
    elif verb == 'final' and CARD:
        done = {n for n in names() if os.path.exists(os.path.join(OUT, n + '.png'))}
        on_card(args or [n for n in names() if n not in done])
    elif verb == 'final':
        for n in args or names():
            final(n)
    elif verb == 'queue':
        queue(args or names())
    else:
        print('\n'.join(names()))


if __name__ == '__main__':
    main(*sys.argv[1:])
