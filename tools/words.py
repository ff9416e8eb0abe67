"""What setting up says, in English and French. Fluent is not installed yet when these are needed."""

from __future__ import annotations

import os
import sys

SENTENCES = {
    "environment": (
        "Making the folder .venv for what Undercroft needs.",
        "Création du dossier .venv, pour ce dont Undercroft a besoin.",
    ),
    "environment-again": (
        "The folder .venv is unfinished, or was made elsewhere or by another Python; making it anew.",
        "Le dossier .venv est inachevé, ou fait ailleurs ou par un autre Python ; il est refait.",
    ),
    "install": (
        "Installing Undercroft; this can take a minute.",
        "Installation d’Undercroft ; cela peut prendre une minute.",
    ),
    "install-dev": (
        "Installing Undercroft and the tools for its tests; this can take a minute or two.",
        "Installation d’Undercroft et des outils de ses tests ; cela peut prendre une minute ou deux.",
    ),
    "page-packages": (
        "Fetching what the page is checked with.",
        "Téléchargement de ce qui sert à vérifier la page.",
    ),
    "page-build": (
        "The sources of the page have changed; building it anew.",
        "Les sources de la page ont changé ; elle est reconstruite.",
    ),
    "waiting": (
        "Undercroft is just being set up by another start of it; waiting for that.",
        "Un autre lancement d’Undercroft est en train de tout installer ; on l’attend.",
    ),
    "newer-python": (
        "Undercroft was tested with Python {oldest} to {newest}, and this is Python {found}: "
        "the newest packages are taken.",
        "Undercroft a été testé avec Python {oldest} à {newest}, et ceci est Python {found} : on prend les paquets les "
        "plus récents.",
    ),
    "stale-versions": (
        "The exact versions in {file} no longer fit pyproject.toml: `python3 run.py pin` makes them anew.",
        "Les versions exactes de {file} ne vont plus avec pyproject.toml : `python3 run.py pin` les refait.",
    ),
    "pinning": (
        "Looking for the exact versions; this can take a minute.",
        "Recherche des versions exactes ; une minute.",
    ),
    "pinning-systems": (
        "Seeing whether all of them are offered ready-made for each system and each Python; this takes minutes.",
        "Tout existe-t-il prêt à l’emploi pour chaque système et chaque Python ? Cela prend des minutes.",
    ),
    "pinned": ("Written: {files}.", "Écrit : {files}."),
    # Why it cannot go on.
    "no-venv": (
        "This Python cannot make virtual environments: on Debian and Ubuntu, `sudo apt install python3-venv` adds what "
        "is missing; then start this again.",
        "Ce Python ne sait pas faire d’environnement virtuel : sur Debian et Ubuntu, `sudo apt install python3-venv` "
        "ajoute ce qui manque ; puis relancez.",
    ),
    "offline": (
        "The packages that Undercroft needs could not be fetched: is this computer connected to the network? "
        "Start this again once it is.",
        "Les paquets dont Undercroft a besoin n’ont pas pu être téléchargés : cet ordinateur est-il connecté au "
        "réseau ? Relancez quand il le sera.",
    ),
    "no-space": (
        "The disk is full: Undercroft and the packages it needs take about {size} MB. "
        "Make room, then start this again.",
        "Le disque est plein : Undercroft et les paquets dont il a besoin prennent environ {size} Mo. Faites de la "
        "place, puis relancez.",
    ),
    "no-permission": (
        "This folder may not be written to ({place}): put Undercroft into a folder of yours, then start it there.",
        "Ce dossier ne peut pas être modifié ({place}) : placez Undercroft dans un dossier à vous, puis lancez-le là.",
    ),
    "not-offered": (
        "A package that Undercroft needs is not offered for Python {found} on this computer: try another version of "
        "Python, from {oldest} to {newest}.",
        "Un paquet dont Undercroft a besoin n’existe pas pour Python {found} sur cet ordinateur : essayez une autre "
        "version de Python, de {oldest} à {newest}.",
    ),
    "other-bytes": (
        "A package that was fetched is not the one that Undercroft was tested with, and was not installed: something "
        "between here and there changes or damages it. Try again, or from another network.",
        "Un paquet téléchargé n’est pas celui avec lequel Undercroft a été testé, et n’a pas été installé : quelque "
        "chose en chemin le change ou l’abîme. Réessayez, ou depuis un autre réseau.",
    ),
    "tool-missing": (
        "Setting up failed: the program {program} could not be started.",
        "L’installation a échoué : le programme {program} n’a pas pu être lancé.",
    ),
    "failed": ("Setting up failed: {reason}", "L’installation a échoué : {reason}"),
    "not-started": (
        "Undercroft could not be started: {reason}",
        "Undercroft n’a pas pu être lancé : {reason}",
    ),
    "details": ("(Details: {log})", "(Détails : {log})"),
}


def language() -> str:
    """The language of whoever starts this, as the program itself finds it."""
    for name in ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(name):
            return "fr" if spoken[:2].lower() == "fr" else "en"
    return "en"


def sentence(id: str, **args: object) -> str:
    """A sentence in that language."""
    return SENTENCES[id][language() == "fr"].format(**args)


def say(id: str, **args: object) -> None:
    """Tell the person what is going on. Not on stdout: what the program prints may be meant for a file."""
    print(sentence(id, **args), file=sys.stderr, flush=True)
