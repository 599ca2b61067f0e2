"""RLlib's PPO at a table of ours, against an opponent of ours. It needs `pip install "ray[rllib]" torch`.

    python rllib_ppo.py --iterations 20
"""

import argparse

import gymnasium
import numpy as np
import starboard.gymnasium
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env


class Masked(gymnasium.ObservationWrapper):
    """What RLlib's masking module expects: a dict of the mask and what is seen."""

    def __init__(self, env):
        super().__init__(env)
        mask = gymnasium.spaces.Box(0.0, 1.0, (int(env.action_space.n),), np.float32)
        self.observation_space = gymnasium.spaces.Dict({"action_mask": mask, "observations": env.observation_space})

    def observation(self, seen):
        return {"action_mask": self.env.action_masks().astype(np.float32), "observations": seen}


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--opponent", default="easy")
parser.add_argument("--iterations", type=int, default=20)
args = parser.parse_args()

register_env("starboard", lambda config: Masked(starboard.gymnasium.env("star-realms", opponents=args.opponent)))
config = (
    PPOConfig()
    .environment("starboard")
    .env_runners(num_env_runners=2)
    .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
)
algorithm = config.build_algo()
for iteration in range(args.iterations):
    result = algorithm.train()
    print(iteration, result["env_runners"].get("episode_return_mean"))
