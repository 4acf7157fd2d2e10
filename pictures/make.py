"""The driver outside Blender (plain Python 3, no packages).

  python3 pictures/make.py list
  python3 pictures/make.py bake [NAME ...]         shared assets, once
  python3 pictures/make.py check                   builds every scene without rendering
  python3 pictures/make.py look NAME ...           420 px, to out/NAME_look.png
  python3 pictures/make.py final [NAME ...]        full size, to out/NAME.png; finished pictures are skipped, so it resumes
  python3 pictures/make.py patch NAME x0,x1,y0,y1  renders one part of a finished picture again (shares, from the bottom left)
"""
import ast
import glob
import os
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.abspath(__file__))
LOOK_WIDTH, LOOK_SPP = 420, 12
SYSTEM_PATH = '/usr/bin:/bin'  # Blender's Python looks for its home along PATH; a pyenv in front hides Debian's numpy
BLAS_THREADS = os.environ.get('BLAS_THREADS', '1')  # 2 is faster alone, but ten times slower beside another render
KEEP = ('RENDER', 'BUILD', 'BAKED', 'Error', 'Traceback', '  File')


def blender(script, *args):
    cmd = ['blender', '-b', '-t', '2', '--factory-startup', '--python-exit-code', '1', '--python', os.path.join(ROOT, script), '--', *map(str, args)]
    env = {**os.environ, 'PATH': SYSTEM_PATH, 'OPENBLAS_NUM_THREADS': BLAS_THREADS}
    p = subprocess.run(cmd, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    lines = [l for l in p.stdout.splitlines() if (l.startswith(KEEP) or 'Error' in l) and 'Not freed' not in l]
    print('\n'.join(lines), flush=True)
    return p.returncode


def names():
    found = []
    for path in sorted(glob.glob(os.path.join(ROOT, 'scenes', '[a-z]*.py'))):
        tree = ast.parse(open(path).read())
        found += [d.args[0].value for f in tree.body if isinstance(f, ast.FunctionDef) for d in f.decorator_list]
    return found


def final(name):
    out = os.path.join(ROOT, 'out', name + '.png')
    if os.path.exists(out):
        return
    lock = out + '.lock'
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        print('locked, skipped:', name)
        return
    try:
        t = time.time()
        code = blender('shoot.py', name, 0, 0, out)
        print('%s %s %.0fs' % ('DONE' if code == 0 else 'FAILED', name, time.time() - t), flush=True)
    finally:
        os.remove(lock)


def main(verb='list', *args):
    os.makedirs(os.path.join(ROOT, 'out'), exist_ok=True)
    if verb == 'bake':
        blender('bake.py', *args)
    elif verb == 'check':
        sys.exit(blender('check.py'))
    elif verb == 'look':
        for n in args:
            blender('shoot.py', n, LOOK_WIDTH, LOOK_SPP, os.path.join(ROOT, 'out', n + '_look.png'))
    elif verb == 'patch':
        blender('shoot.py', args[0], 0, 0, os.path.join(ROOT, 'out', args[0] + '.png'), args[1])
    elif verb == 'final':
        for n in args or names():
            final(n)
    else:
        print('\n'.join(names()))


if __name__ == '__main__':
    main(*sys.argv[1:])
