"""A sheet of cloth as a grid of particles, moved by position-based dynamics with small steps (XPBD, one pass per step).

Plain Python 3 with numpy and a C compiler; no Blender. What makes it cloth: true cut width, quadratic bending B in N m
(only B / weight decides the shape), lengths that cannot stretch (each column also has slack-only ties over 16 rows and to
its tack, so that 2.6 m hang stiff without hundreds of passes), spheres against itself, bending that creeps while the cloth
is tied (the memory of dressing), warp and weft that are a few tenths of a percent uneven, a heavier and stiffer hem.
"""
import ctypes
import hashlib
import math
import os
import subprocess
import tempfile
import time

import numpy as np

pi = math.pi
START = time.time()

SOURCE = r'''
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef struct { float x, y, z, w; } P;            /* position and inverse mass */
static inline void dist(P *a, P *b, float rest, float al, int slack) {
  float dx=a->x-b->x, dy=a->y-b->y, dz=a->z-b->z, l2=dx*dx+dy*dy+dz*dz;
  if (slack && l2<=rest*rest) return;
  float l=sqrtf(l2)+1e-12f, ws=a->w+b->w; if (ws==0) return;
  float s=(l-rest)/(l*(ws+al)), sa=a->w*s, sb=b->w*s;
  a->x-=sa*dx; a->y-=sa*dy; a->z-=sa*dz; b->x+=sb*dx; b->y+=sb*dy; b->z+=sb*dz;
}
static inline void bend(P *a, P *b, P *c, float c0, float al) {
  float lx=a->x-2*b->x+c->x, ly=a->y-2*b->y+c->y, lz=a->z-2*b->z+c->z;
  float ws=a->w+4*b->w+c->w; if (ws==0) return;
  float s=1.f/(ws+al);
  if (c0>0) { float l=sqrtf(lx*lx+ly*ly+lz*lz)+1e-9f; s*=(l-c0)/l; }
  float sa=a->w*s, sb=2*b->w*s, sc=c->w*s;
  a->x-=sa*lx; a->y-=sa*ly; a->z-=sa*lz; b->x+=sb*lx; b->y+=sb*ly; b->z+=sb*lz; c->x-=sc*lx; c->y-=sc*ly; c->z-=sc*lz;
}
static int *head=0,*next_=0,*pa=0,*pb=0; static int npair=0,cap=0,hn=0;
static void pairs(P *p, int R, int C, const float *rad, float reach, int gap) {
  int N=R*C; if (hn==0) { hn=1<<18; head=malloc(hn*4); cap=N*24; pa=malloc(cap*4L); pb=malloc(cap*4L); next_=malloc(N*4L); }
  memset(head,255,hn*4L); npair=0; float ic=1.f/reach;
  #define H(i,j,k) ((unsigned)((i)*73856093)^(unsigned)((j)*19349663)^(unsigned)((k)*83492791))&(hn-1)
  for (int n=0;n<N;n++) {
    int ci=floorf(p[n].x*ic), cj=floorf(p[n].y*ic), ck=floorf(p[n].z*ic), r=n/C, c=n%C;
    for (int i=-1;i<2;i++) for (int j=-1;j<2;j++) for (int k=-1;k<2;k++)
      for (int m=head[H(ci+i,cj+j,ck+k)]; m>=0; m=next_[m]) {
        if (p[n].w==0 && p[m].w==0) continue;
        int dr=abs(r-m/C), dc=abs(c-m%C); if (dr<=gap && dc<=gap) continue;
        float dx=p[n].x-p[m].x, dy=p[n].y-p[m].y, dz=p[n].z-p[m].z, q=rad[n]+rad[m]+.4f*reach; 
        if (dx*dx+dy*dy+dz*dz<q*q && npair<cap) { pa[npair]=n; pb[npair++]=m; }
      }
    unsigned h=H(ci,cj,ck); next_[n]=head[h]; head[h]=n;
  }
}
void reset(void) { if (hn) { free(head); free(pa); free(pb); free(next_); hn=0; } }
int frame(P *p, float *v, int R, int C, int sub, float dt, float g, float damp, const float *rv, const float *ru, const float *rest_s,
   const float *kv, const float *ku, float *cv, float *cu, const float *ksh, const float *skew, const float *rad, float reach, const float *acc,
   const int *pin, const float *from, const float *to, int npin, float floor_, float wall, int top,
   const float *bands, int nb, float mu) {
  int N=R*C; static P *o=0; static int on=0; if (on!=N) { free(o); o=malloc(N*sizeof(P)); on=N; }
  float i2=1.f/(dt*dt), vmax=.35f*reach/dt/2;
  for (int s=0;s<sub;s++) {
    memcpy(o,p,N*sizeof(P));
    for (int n=0;n<N;n++) if (p[n].w>0) {
      float *u=v+3*n; u[0]+=acc[3*n]*dt; u[1]+=acc[3*n+1]*dt; u[2]+=(acc[3*n+2]-g)*dt;
      float q=sqrtf(u[0]*u[0]+u[1]*u[1]+u[2]*u[2]), k=damp; if (q*k>vmax) k=vmax/q;
      u[0]*=k; u[1]*=k; u[2]*=k; p[n].x+=u[0]*dt; p[n].y+=u[1]*dt; p[n].z+=u[2]*dt;
    }
    float t=(s+1.f)/sub;
    for (int n=0;n<npin;n++) { P *q=p+pin[n]; q->x=from[3*n]+(to[3*n]-from[3*n])*t; q->y=from[3*n+1]+(to[3*n+1]-from[3*n+1])*t; q->z=from[3*n+2]+(to[3*n+2]-from[3*n+2])*t; }
    if (s%6==0) pairs(p,R,C,rad,reach,3);
    for (int r=0;r+16<R;r++) for (int c=(r&3);c<C;c+=4) { int a=r*C+c; dist(p+a,p+a+16*C,rest_s[a+16*C]-rest_s[a],0,1); }
    for (int r=0;r<R;r++) { P *q=p+r*C; int k=r*C;      /* by kind, so that neighbours in a loop do not wait for each other */
      for (int f=0;f<2;f++) for (int c=f;c+1<C;c+=2) dist(q+c,q+c+1,ru[k+c],0,0);
      if (r+1<R) { for (int c=0;c<C;c++) dist(q+c,q+c+C,rv[k+c],0,0);
        for (int f=0;f<2;f++) for (int c=f;c+1<C;c+=2) { float d=sqrtf(ru[k+c]*ru[k+c]+rv[k+c]*rv[k+c]), al=ksh[k+c]*i2, e=1+skew[k+c]; dist(q+c,q+c+C+1,d*e,al,0); dist(q+c+1,q+c+C,d*(2-e),al,0); } }
      for (int f=1;f<4;f++) for (int c=f;c+1<C;c+=3) bend(q+c-1,q+c,q+c+1,cu[k+c],ku[k+c]*i2);
      if (r>0 && r+1<R) for (int c=0;c<C;c++) bend(q+c-C,q+c,q+c+C,cv[k+c],kv[k+c]*i2);
    }
    if (top>=0) for (int r=top+1;r<R;r++) for (int c=0;c<C;c++) { int a=top*C+c; dist(p+a,p+r*C+c,rest_s[r*C+c]-rest_s[a],0,1); }
    for (int n=0;n<npair;n++) { P *a=p+pa[n],*b=p+pb[n]; float q=rad[pa[n]]+rad[pb[n]];
      float dx=a->x-b->x, dy=a->y-b->y, dz=a->z-b->z, l2=dx*dx+dy*dy+dz*dz; if (l2>=q*q||l2<1e-14f) continue;
      float l=sqrtf(l2), ws=a->w+b->w, f=.6f*(q-l)/(l*ws);
      a->x+=a->w*f*dx; a->y+=a->w*f*dy; a->z+=a->w*f*dz; b->x-=b->w*f*dx; b->y-=b->w*f*dy; b->z-=b->w*f*dz;
      P *oa=o+pa[n],*ob=o+pb[n]; float ux=(a->x-oa->x)-(b->x-ob->x), uy=(a->y-oa->y)-(b->y-ob->y), uz=(a->z-oa->z)-(b->z-ob->z);
      float nx=dx/l, ny=dy/l, nz=dz/l, un=ux*nx+uy*ny+uz*nz, k=mu/ws; ux-=un*nx; uy-=un*ny; uz-=un*nz;
      a->x-=a->w*k*ux; a->y-=a->w*k*uy; a->z-=a->w*k*uz; b->x+=b->w*k*ux; b->y+=b->w*k*uy; b->z+=b->w*k*uz; }
    for (int n=0;n<N;n++) if (p[n].w>0) { P *q=p+n;
      if (q->z<floor_) { q->z=floor_; q->x+=.7f*(o[n].x-q->x); q->y+=.7f*(o[n].y-q->y); }
      if (q->y>wall) { q->y=wall; q->x+=.3f*(o[n].x-q->x); q->z+=.3f*(o[n].z-q->z); }
      for (int b=0;b<nb;b++) { const float *B=bands+6*b; if (fabsf(q->z-B[0])<B[5]) {
        if (B[4]<0) { float lx=q->x-B[1], ly=q->y-B[2]; if (lx>B[3]) q->x-=.2f*(lx-B[3]); if (lx<-B[3]) q->x-=.2f*(lx+B[3]); if (ly>-B[4]) q->y-=.2f*(ly+B[4]); if (ly<B[4]) q->y-=.2f*(ly-B[4]); continue; }
        float ex=(q->x-B[1])/B[3], ey=(q->y-B[2])/B[4], m=ex*ex+ey*ey; if (m>1) { m=1/sqrtf(m); m=1-(1-m)*.2f; q->x=B[1]+ex*m*B[3]; q->y=B[2]+ey*m*B[4]; } } }
      v[3*n]=(q->x-o[n].x)/dt; v[3*n+1]=(q->y-o[n].y)/dt; v[3*n+2]=(q->z-o[n].z)/dt; }
  }
  return npair;
}
void creep(P *p, int R, int C, float *cv, float *cu, float k, float lo) {  /* bending takes on part of the curvature it has */
  for (int r=0;r<R;r++) for (int c=0;c<C;c++) { int a=r*C+c;
    if (c>0&&c+1<C) { P *A=p+a-1,*B=p+a,*D=p+a+1; float x=A->x-2*B->x+D->x,y=A->y-2*B->y+D->y,z=A->z-2*B->z+D->z,l=sqrtf(x*x+y*y+z*z)-lo; if(l<0)l=0; cu[a]+=k*(l-cu[a]); } }
}
void calm(float *v, P *p, int R, int C, float k) {   /* air and yarn friction: neighbours move together */
  for (int r=1;r+1<R;r++) for (int c=1;c+1<C;c++) { int a=r*C+c; if (p[a].w==0) continue;
    for (int d=0;d<3;d++) v[3*a+d]+=k*(.25f*(v[3*(a-1)+d]+v[3*(a+1)+d]+v[3*(a-C)+d]+v[3*(a+C)+d])-v[3*a+d]); }
}
'''


def library():
    key = hashlib.sha1(SOURCE.encode()).hexdigest()[:10]
    so = os.path.join(tempfile.gettempdir(), 'cloth_%s.so' % key)
    if not os.path.exists(so):
        own = so[:-3] + '-%d' % os.getpid()   # many pieces may begin at once
        c, part = own + '.c', own + '.part'
        with open(c, 'w') as f:
            f.write(SOURCE)
        subprocess.check_call(['cc', '-O3', '-ffast-math', '-march=native', '-shared', '-fPIC', '-o', part, c, '-lm'])
        os.replace(part, so)
    return ctypes.CDLL(so)


LIB = None


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def noise2(rng, nu, nv, U, V):
    g = rng.uniform(-1, 1, (int(nv) + 3, int(nu) + 3))
    x, y = np.clip(U, 0, 1) * nu, np.clip(V, 0, 1) * nv
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - i, y - j
    fx, fy = (f * f * f * (f * (f * 6 - 15) + 10) for f in (fx, fy))
    return (g[j, i] * (1 - fx) + g[j, i + 1] * fx) * (1 - fy) + (g[j + 1, i] * (1 - fx) + g[j + 1, i + 1] * fx) * fy


class Sheet:
    """A grid of R x C particles over cloth coordinates u (C, across) and t (R, down), metres."""
    SUB, FPS = 12, 60

    def __init__(self, u, t, P, B=9e-5, rho=.50, thick=.006, seed=1, uneven=.005, bias=.016, warp_stiff=1.2):
        global LIB
        LIB = LIB or library()
        LIB.reset()
        self.rng = np.random.default_rng(seed)
        self.u, self.t = u, t
        R, C = self.R, self.C = len(t), len(u)
        self.h = float(np.median(np.diff(t)))
        self.U, self.V = np.meshgrid(u / u[-1], t / t[-1])
        self.area = np.gradient(t)[:, None] * np.gradient(u)[None]
        self.rho, self.B = np.full((R, C), rho), np.full((R, C), B)
        self.warp = warp_stiff
        self.p = np.zeros((R, C, 4), np.float32)
        self.p[..., :3] = P
        self.v = np.zeros((R, C, 3), np.float32)
        d = lambda n: 1 + uneven * n
        W, H = u[-1], t[-1]
        two = lambda s: .6 * noise2(self.rng, W / .22, H / .35, self.U, self.V) + .4 * noise2(self.rng, W / .06, H / .09, self.U, self.V)
        self.ru = (np.gradient(u)[None] * d(two(0))).astype(np.float32)
        self.ru[:, :-1] = np.diff(u)[None] * d(two(0))[:, :-1]
        self.rv = np.zeros((R, C), np.float32)
        self.rv[:-1] = np.diff(t)[:, None] * d(two(0))[:-1]
        self.skew = (bias * (.7 * noise2(self.rng, W / .30, H / .6, self.U, self.V) + .3 * noise2(self.rng, W / .10, H / .2, self.U, self.V))).astype(np.float32)
        self.cu, self.cv = np.zeros((R, C), np.float32), np.zeros((R, C), np.float32)
        self.rad = np.full((R, C), thick / 2, np.float32)
        self.acc = np.zeros((R, C, 3), np.float32)
        self.pins = np.zeros(0, np.int32)
        self.pinned_to = np.zeros((0, 3), np.float32)
        self.bands = np.zeros((0, 6), np.float32)
        self.floor, self.wall, self.g, self.damp, self.mu = -1e3, 1e3, 9.81, 1.2, .35
        self.shear, self.top = 1 / 60., -1
        self.time = 0.

    def pin(self, mask, to):
        self.pins = np.flatnonzero(mask.ravel()).astype(np.int32)
        self.pinned_to = np.ascontiguousarray(to.reshape(-1, 3)[self.pins], np.float32)

    def ready(self):
        w = 1 / (self.rho * self.area)
        w.ravel()[self.pins] = 0
        self.p[..., 3] = w
        self.p.reshape(-1, 4)[self.pins, :3] = self.pinned_to
        hu, hv = np.gradient(self.u)[None], np.gradient(self.t)[:, None]
        self.ku = (hu ** 3 / (self.B * hv)).astype(np.float32)                 # compliance: E = B/2 k^2 over the area of a particle
        self.kv = (hv ** 3 / (self.B * self.warp * hu)).astype(np.float32)
        self.ksh = np.full((self.R, self.C), self.shear, np.float32)
        s = np.zeros((self.R, self.C))
        s[1:] = np.cumsum(self.rv[:-1], 0)
        self.rest_s = s.astype(np.float32)

    def run(self, seconds, move=None, creep=0., bands=None, gust=0., calm=.05, lo=0.):
        """move(k in 0..1) -> targets of the pinned; bands(k) -> rows (z, x, y, a, b, half height)."""
        n = max(1, round(seconds * self.FPS))
        dt = 1. / self.FPS / self.SUB
        f = ctypes.POINTER(ctypes.c_float)
        at = lambda a: a.ctypes.data_as(f)
        ints = lambda a: a.ctypes.data_as(ctypes.POINTER(ctypes.c_int))
        c = ctypes.c_float
        phase = self.rng.uniform(0, 2 * pi, 6)
        modes = [noise2(self.rng, a, b, self.U, self.V) for a, b in ((3, 2), (5, 3), (8, 4), (4, 2), (7, 3), (3, 5))]
        for i in range(n):
            k = (i + 1) / n
            to = np.ascontiguousarray(move(k).reshape(-1, 3)[self.pins], np.float32) if move else self.pinned_to
            b = np.ascontiguousarray(bands(k), np.float32) if bands else self.bands
            if gust:
                T = i / self.FPS
                wave = [m * math.sin(2 * pi * (.7 + .25 * j) * T + q) for j, (m, q) in enumerate(zip(modes, phase))]
                fade = gust * math.sin(pi * k) ** .5
                self.acc[..., 0], self.acc[..., 1] = fade * .7 * (wave[0] + wave[1] + wave[2]), fade * (wave[3] + wave[4] + wave[5])
            else:
                self.acc[:] = 0
            self.npair = LIB.frame(self.p.ctypes.data_as(ctypes.c_void_p), at(self.v), self.R, self.C, self.SUB, c(dt), c(self.g), c(math.exp(-self.damp * dt)),
                      at(self.rv), at(self.ru), at(self.rest_s), at(self.kv), at(self.ku), at(self.cv), at(self.cu), at(self.ksh), at(self.skew), at(self.rad), c(2.2 * float(self.rad.max())), at(self.acc),
                      ints(self.pins), at(self.pinned_to), at(to), len(self.pins), c(self.floor), c(self.wall), self.top,
                      at(b), len(b), c(self.mu))
            self.pinned_to = to
            if calm:
                LIB.calm(at(self.v), self.p.ctypes.data_as(ctypes.c_void_p), self.R, self.C, c(calm))
            if creep:
                LIB.creep(self.p.ctypes.data_as(ctypes.c_void_p), self.R, self.C, at(self.cv), at(self.cu), c(creep), c(lo))
                if i % 6 == 5:
                    pad = np.pad(self.cu, ((6, 6), (0, 0)), mode='edge')      # creases run down the cloth
                    self.cu = np.ascontiguousarray(sum(pad[j:j + self.R] for j in range(13)) / 13, np.float32)
        self.time += seconds
        speed = np.sqrt((self.v ** 2).sum(-1)).mean()
        return speed

    def refined(self, u, t):
        """The same cloth on a finer grid: cubic positions, same unevenness, same memory."""
        iu, it = np.interp(u, self.u, np.arange(self.C)), np.interp(t, self.t, np.arange(self.R))
        up = lambda A: cubic(cubic(A, it, 0), iu, 1)
        F = Sheet(u, t, up(self.p[..., :3].astype(float)), seed=1)
        F.v[:] = up(self.v.astype(float))
        lin = lambda A: np.maximum(up(A.astype(float)), 0)
        F.ru[:, :-1] = np.diff(u)[None] * lin(self.ru / np.gradient(self.u)[None])[:, :-1]
        F.rv[:-1] = np.diff(t)[:, None] * lin(np.concatenate([self.rv[:-1], self.rv[-2:-1]]) / np.gradient(self.t)[:, None])[:-1]
        k = (np.median(np.diff(u)) / np.median(np.diff(self.u))) ** 2
        F.skew = up(self.skew.astype(float)).astype(np.float32)
        soft = np.pad(self.cu, ((0, 0), (1, 1)), mode='edge')
        self.cu = (.5 * self.cu + .25 * soft[:, :-2] + .25 * soft[:, 2:]).astype(np.float32)
        F.cu, F.cv = (lin(self.cu) * k).astype(np.float32), (lin(self.cv) * k).astype(np.float32)
        for n in ('floor', 'wall', 'g', 'damp', 'mu', 'shear', 'warp'):
            setattr(F, n, getattr(self, n))
        return F

    def report(self, word):
        X, k = self.p[..., :3].astype(float), max(self.top, 0) + 3
        lu = np.linalg.norm(np.diff(X, axis=1), axis=-1) / self.ru[:, :-1] - 1
        lu = lu[k:]
        lv = np.linalg.norm(np.diff(X, axis=0), axis=-1) / self.rv[:-1] - 1
        lv = lv[k:]
        print('%-10s %5.1fs stretch across %.2f%% (99%%: %.1f%%) down %.2f%% (99%%: %.1f%%) speed %.3f m/s pairs %d box %s' % (
            word, time.time() - START, 100 * abs(lu).mean(), 100 * np.percentile(abs(lu), 99), 100 * abs(lv).mean(), 100 * np.percentile(abs(lv), 99),
            np.sqrt((self.v ** 2).sum(-1)).mean(), self.npair, np.round(np.ptp(X, axis=(0, 1)), 3)), flush=True)


def cubic(A, x, axis):
    """Catmull-Rom along one axis at fractional indices x."""
    A = np.moveaxis(A, axis, 0)
    n = len(A)
    i = np.clip(np.floor(x).astype(int), 0, n - 2)
    f = (x - i).reshape((-1,) + (1,) * (A.ndim - 1))
    a, b, c, d = A[np.maximum(i - 1, 0)], A[i], A[i + 1], A[np.minimum(i + 2, n - 1)]
    a, d = np.where((i == 0).reshape(f.shape), 2 * b - c, a), np.where((i == n - 2).reshape(f.shape), 2 * c - b, d)
    out = .5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f ** 2 + (3 * b - a - 3 * c + d) * f ** 3)
    return np.moveaxis(out, 0, axis)


def polished(S, passes=10, keep=2):
    """Takes away what is shorter than three grid steps (Taubin: nothing shrinks); the heading stays."""
    X = S.p[..., :3].astype(float)
    free = (S.p[..., 3:] > 0) * smooth(max(S.top, 0), max(S.top, 0) + 2 * keep, np.arange(S.R))[:, None, None]
    for k in range(passes):
        for f in (.5, -.53):
            Q = np.pad(X, ((1, 1), (1, 1), (0, 0)), mode='edge')
            Q[0], Q[-1] = 2 * Q[1] - Q[2], 2 * Q[-2] - Q[-3]
            Q[:, 0], Q[:, -1] = 2 * Q[:, 1] - Q[:, 2], 2 * Q[:, -2] - Q[:, -3]
            X = X + free * f * (.25 * (Q[2:, 1:-1] + Q[:-2, 1:-1] + Q[1:-1, 2:] + Q[1:-1, :-2]) - X)
    X[..., 2] = np.maximum(X[..., 2], S.floor)
    return X


STEP = 5e-5  # stored to a twentieth of a millimetre


def save(path, S, drop, **more):
    """Compact: differences down each column as 16-bit steps; faces and uv follow from the grid (see load)."""
    q = np.round(polished(S) / STEP).astype(np.int32)
    d = np.diff(q, axis=0)
    np.savez_compressed(path, first=q[0], slope=d[0], second=np.diff(d, axis=0).astype(np.int16), u=S.u.astype(np.float32), v=(drop - S.t).astype(np.float32), **more)
    print('STORED %s %d x %d, %.0f KB' % (os.path.basename(path), S.R, S.C, os.path.getsize(path) / 1e3), flush=True)


def load(path):
    """verts (rows, columns, 3), faces, uv of a stored cloth."""
    z = np.load(path)
    d = np.concatenate([z['slope'][None], z['second']]).astype(np.int64).cumsum(0)
    X = np.concatenate([z['first'][None], d]).cumsum(0) * STEP
    R, C = X.shape[:2]
    j, i = np.meshgrid(np.arange(R - 1), np.arange(C - 1), indexing='ij')
    F = np.stack([j * C + i, j * C + i + 1, (j + 1) * C + i + 1, (j + 1) * C + i], -1).reshape(-1, 4)
    return X, F, np.stack(np.broadcast_arrays(z['u'][None], z['v'][:, None]), -1)
