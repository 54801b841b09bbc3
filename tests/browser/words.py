"""The words of the pages, as people read them there."""

from londinium.kernel.words import Words, locale_folder

__all__ = ["locale_folder", "say"]

say = Words("interface.ftl").say
